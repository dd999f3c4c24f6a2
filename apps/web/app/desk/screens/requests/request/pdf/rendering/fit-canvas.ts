import { maxCanvasPixels } from "../limits.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** More device pixels per CSS pixel look no sharper, and take memory by the square. */
const sharpest = 2;

/**
 * The scale at which a page fits into a frame of `shown` CSS pixels, within the limit of a canvas.
 */
export function fitCanvas(page: Size, shown: Size, dotsPerPixel: number): number {
  const dots = Math.min(dotsPerPixel, sharpest);
  return Math.min(
    (shown.width * dots) / page.width,
    (shown.height * dots) / page.height,
    Math.sqrt(maxCanvasPixels / (page.width * page.height)),
  );
}
