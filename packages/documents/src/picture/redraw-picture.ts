/** Of 100: that a cover was compressed twice is not seen. */
const jpegQuality = 90;

/**
 * The same picture drawn anew: its pixels, turned as the camera meant them, in sRGB, and nothing
 * else of what a camera or a program wrote into the file: no EXIF with places and times, no XMP,
 * comment or thumbnail.
 * @throws when the picture cannot be read
 */
export async function redrawPicture(type: "png" | "jpg", bytes: Buffer): Promise<Buffer> {
  // Large, and most processes never draw: it comes with the first picture.
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const picture = await loadImage(bytes);
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return type === "png" ? canvas.encode("png") : canvas.encode("jpeg", jpegQuality);
}
