/** Pages that are drawn; whoever needs the others downloads the original. */
export const maxPages = 20;

/** Pixels of one page's canvas, four bytes each: 32 MB. */
export const maxCanvasPixels = 8_000_000;

/** Pixels of one picture in a page. A scan of an A4 page with 600 dpi has 35 million. */
export const maxImagePixels = 40_000_000;

/** Bytes that one stream of a file may unpack to: a picture of 40 million pixels in colour does. */
export const maxStreamBytes = 160 * 1024 * 1024;

/** Bytes that all streams of a file may unpack to: 20 pages scanned with 300 dpi in colour do. */
export const maxUnpackedBytes = 1024 * 1024 * 1024;

/** Drawing operators of a whole document, for which the browser needs up to two kilobytes each. */
export const maxOperators = 300_000;

/** Pixels of all pictures of one page. */
export const maxPagePixels = 100_000_000;

/** How much longer than wide, or wider than long, a page's frame becomes. */
export const maxAspectRatio = 4;

/** Milliseconds to fetch the file. */
export const fetchTimeout = 60_000;

/** Milliseconds to open a file, to draw one page, and to inspect a file. */
export const workTimeout = 15_000;
