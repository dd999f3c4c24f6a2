import { maxCanvasPixels } from "../limits.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sharper is of no use, and a screen of more than two dots a pixel costs memory by the square. */
const sharpest = 2;

/**
 * By how much to enlarge a page so that it fills a frame of `shown` CSS pixels without being cut, and
 * stays within what a canvas may have.
 */
export function fitCanvas(page: Size, shown: Size, dotsPerPixel: number): number {
  const dots = Math.min(dotsPerPixel, sharpest);
  return Math.min(
    (shown.width * dots) / page.width,
    (shown.height * dots) / page.height,
    Math.sqrt(maxCanvasPixels / (page.width * page.height)),
  );
}
