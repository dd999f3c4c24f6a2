import { randomUUID } from "node:crypto";
import { coverMaxBytes, fitsAsCover } from "@tenora/domain/article/article-cover";
import { sniffCertificate } from "@tenora/domain/certificate/certificate-type";
import { DomainError } from "@tenora/domain/domain-error";
import { inspectorFor } from "../inspection/inspector.ts";
import { pictureSize } from "../picture/picture-size.ts";
import { redrawPicture } from "../picture/redraw-picture.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { articleCovers, type ObjectPath } from "../store/object-path.ts";

const timeoutMs = 8_000;

/**
 * Takes a cover into the store under a random name: a PNG or JPEG that is wholly what its first
 * bytes promise, unpacked once while it is inspected, of a size that a page can show. What is kept
 * is drawn anew, without what its camera wrote into it.
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
  // Before a pixel is drawn, and either way up; how it is meant is known afterwards.
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
    // Read to its end, so that the sender hears the answer, but not kept.
    if (size <= coverMaxBytes) pieces.push(piece);
  }
  if (size > coverMaxBytes) throw new DomainError("COVER_SIZE");
  return Buffer.concat(pieces);
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}
