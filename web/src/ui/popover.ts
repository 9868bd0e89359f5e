// Where a popover stands: to the right of what it belongs to, else to the left, always in sight.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Extent {
  width: number;
  height: number;
}

const GAP = 12;

export function beside(at: Box, own: Extent, view: Extent): { left: number; top: number } {
  const right = at.left + at.width + GAP;
  const left = at.left - GAP - own.width;
  const fits = right + own.width <= view.width - GAP;
  const x = fits ? right : left >= GAP ? left : Math.max(GAP, view.width - own.width - GAP);
  const y = at.top + at.height / 2 - own.height / 2;
  return { left: x, top: Math.max(GAP, Math.min(y, view.height - own.height - GAP)) };
}
