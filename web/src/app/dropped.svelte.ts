/** A file that was dropped on some page, on its way to the page that opens it. */

export const dropped = $state<{ file: File | null }>({ file: null });
