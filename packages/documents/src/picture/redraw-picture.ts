/** Out of 100: high enough that a second compression is not visible. */
const jpegQuality = 90;

/**
 * Re-encodes a picture: only its pixels, oriented and in sRGB. EXIF with locations and times, XMP,
 * comments and thumbnails are removed.
 * @throws when the picture cannot be decoded
 */
export async function redrawPicture(type: "png" | "jpg", bytes: Buffer): Promise<Buffer> {
  // Loaded at first use: it is large, and most processes never need it.
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const picture = await loadImage(bytes);
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return type === "png" ? canvas.encode("png") : canvas.encode("jpeg", jpegQuality);
}

/**
 * A picture drawn small on white, as `redrawPicture` does it; the result encodes it as JPEG, with a
 * quality of 100 at most. `isSquare`: in the middle of a square of its longest side.
 * @param longestSide in pixels; smaller pictures keep their size
 * @throws when the picture cannot be decoded
 */
export async function shrinkPicture(
  bytes: Buffer,
  longestSide: number,
  isSquare = false,
): Promise<(quality: number) => Promise<Buffer>> {
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const picture = await loadImage(bytes);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const size = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const [width, height] = [size(picture.width), size(picture.height)];
  const side = Math.max(width, height);
  const canvas = isSquare ? createCanvas(side, side) : createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#ffffff"; // JPEG has no transparency
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  const [left, top] = [canvas.width - width, canvas.height - height].map((free) => free / 2);
  pen.drawImage(picture, left ?? 0, top ?? 0, width, height);
  return (quality) => canvas.encode("jpeg", quality);
}
