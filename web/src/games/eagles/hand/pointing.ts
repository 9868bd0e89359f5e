/**
 * What a mouse is moved onto, and off again. What appears under a mouse at rest, as when the button that was pressed
 * above it goes away, is not pointed at until the mouse moves.
 */
export function pointing(near: (element: HTMLElement) => void, far: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let over = false;
    const moved = ({ pointerType }: PointerEvent) => {
      if (over || pointerType !== "mouse") return;
      over = true;
      near(element);
    };
    const left = () => {
      over = false;
      far();
    };
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerleave", left);
    return () => {
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerleave", left);
    };
  };
}
