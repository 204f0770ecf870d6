/**
 * Where things are on the screen, in the pixels that styles are written in.
 *
 * A very large screen shows everything larger (`zoom` in tokens.css); what the browser says of boxes
 * and of the window is not in the pixels of the page then.
 */

function zoom(): number {
  return document.documentElement.currentCSSZoom ?? 1;
}

/** The box of an element, or of some words. */
export function boxOf(element: Element | Range): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const by = zoom();
  return new DOMRect(x / by, y / by, width / by, height / by);
}

/** Width and height of the window. */
export function room(): [width: number, height: number] {
  return [innerWidth / zoom(), innerHeight / zoom()];
}
