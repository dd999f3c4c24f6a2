/** Five mebibytes, in bytes. */
export const coverMaxBytes = 5 * 1024 * 1024;

/** What the file picker offers; the server trusts only the bytes. */
export const coverAccept = ".png,.jpg,.jpeg,image/png,image/jpeg";

/** Pixels: sharp in the reader's column, and no more than a phone can unpack. */
const narrowest = 600;
const widest = 4_000;

/** Whether a picture of these dimensions can be used above an article and in shared links. */
export function fitsAsCover({ width, height }: { width: number; height: number }): boolean {
  return width >= narrowest && width <= widest && height >= narrowest / 2 && height <= widest;
}
