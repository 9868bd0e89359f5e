/** Which rule is open beside the table; its number in any text opens it. */

export const rule = $state<{ number: string | null }>({ number: null });

export function openRule(number: string): void {
  rule.number = number;
}

export function closeRule(): void {
  rule.number = null;
}
