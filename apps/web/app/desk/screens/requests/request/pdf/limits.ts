import { PdfError } from "./pdf-problem.ts";

/** Pages that are drawn. The others are in the download. */
export const maxPages = 20;

/** Pixels of one page's canvas, four bytes each: 32 MB. */
export const maxCanvasPixels = 8_000_000;

/** Pixels of one image on a page. A scan of an A4 page with 600 dpi has 35 million. */
export const maxImagePixels = 40_000_000;

/** Bytes that one stream may unpack to: enough for a colour image of 40 million pixels. */
export const maxStreamBytes = 160 * 1024 * 1024;

/** Bytes that all streams of a file may unpack to: enough for 20 pages scanned in colour with 300 dpi. */
export const maxUnpackedBytes = 1024 * 1024 * 1024;

/** Drawing operators of a whole document. Each takes up to two kilobytes of memory. */
export const maxOperators = 300_000;

/** Pixels of all images on one page. */
export const maxPagePixels = 100_000_000;

/** The most that a page's frame is longer than wide, or wider than long. */
export const maxAspectRatio = 4;

/** Milliseconds to fetch the file. */
export const fetchTimeout = 60_000;

/** Milliseconds to open a file, to draw one page, and to inspect a file. */
export const workTimeout = 15_000;

/** The result of `work`, within the time limit. @throws PdfError tooSlow */
export function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PdfError("tooSlow")), workTimeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
