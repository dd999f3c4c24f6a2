import { randomUUID } from "node:crypto";
import { coverMaxBytes, fitsAsCover } from "@tenora/domain/article/article-cover";
import { sniffCertificate } from "@tenora/domain/certificate/certificate-type";
import { DomainError } from "@tenora/domain/domain-error";
import { inspectorFor } from "../inspection/inspector.ts";
import { pictureSize } from "../picture/picture-size.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { articleCovers, type ObjectPath } from "../store/object-path.ts";

const timeoutMs = 8_000;

/**
 * Stores a cover under a random name: a well-formed PNG or JPEG with dimensions that a page can show.
 * The stored picture is re-encoded, without camera data.
 * @throws DomainError COVER_TYPE, COVER_SIZE (bytes or dimensions), STORE_UNAVAILABLE
 */
export async function receiveCover(
  store: DocumentStore,
  content: AsyncIterable<Uint8Array>,
): Promise<ObjectPath> {
  const bytes = await gather(content);
  const extension = sniffCertificate(bytes);
  if (extension !== "png" && extension !== "jpg") throw new DomainError("COVER_TYPE");
  const refuse = (cause: unknown) => {
    throw new DomainError("COVER_TYPE", { cause });
  };
  await inspect(extension, bytes).catch(refuse);
  // Checked before decoding, in both orientations; the true orientation is known after it.
  const { width, height } = pictureSize(extension, bytes);
  const mayFit = fitsAsCover({ width, height }) || fitsAsCover({ width: height, height: width });
  if (!mayFit) throw new DomainError("COVER_SIZE");
  const cover = await redrawPicture(extension, bytes).catch(refuse);
  if (!fitsAsCover(pictureSize(extension, cover))) throw new DomainError("COVER_SIZE");
  const object: ObjectPath = { bucket: articleCovers, path: `${randomUUID()}.${extension}` };
  try {
    await store.put(object, whole(cover), AbortSignal.timeout(timeoutMs));
  } catch (cause) {
    throw new DomainError("STORE_UNAVAILABLE", { cause });
  }
  return object;
}

async function inspect(type: "png" | "jpg", bytes: Buffer): Promise<void> {
  const inspector = inspectorFor(type);
  await inspector.see(bytes);
  await inspector.end();
}

async function gather(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    // Read to the end, so that the sender receives the response.
    if (size <= coverMaxBytes) pieces.push(piece);
  }
  if (size > coverMaxBytes) throw new DomainError("COVER_SIZE");
  return Buffer.concat(pieces);
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

/** Of 100: high enough that a second compression is not visible. */
const jpegQuality = 90;

/**
 * Re-encodes a picture: only its pixels, oriented and in sRGB. EXIF with locations and times, XMP,
 * comments and thumbnails are removed.
 * @throws when the picture cannot be decoded
 */
async function redrawPicture(type: "png" | "jpg", bytes: Buffer): Promise<Buffer> {
  // Loaded at first use: it is large, and most processes never need it.
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const picture = await loadImage(bytes);
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return type === "png" ? canvas.encode("png") : canvas.encode("jpeg", jpegQuality);
}
