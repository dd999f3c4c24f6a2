import { randomUUID } from "node:crypto";
import { coverMaxBytes, fitsAsCover } from "@tenora/domain/article/article-cover";
import { DomainError } from "@tenora/domain/domain-error";
import { pictureSize } from "../picture/picture-size.ts";
import { redrawPicture } from "../picture/redraw-picture.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { articleCovers, type ObjectPath } from "../store/object-path.ts";
import { storeWhole } from "../store/store-whole.ts";
import { receivePicture } from "./receive-picture.ts";

/**
 * Stores a cover under a random name: a well-formed PNG or JPEG with dimensions that a page can show.
 * The stored picture is re-encoded, without camera data.
 * @throws DomainError COVER_TYPE, COVER_SIZE (bytes or dimensions), STORE_UNAVAILABLE
 */
export async function receiveCover(
  store: DocumentStore,
  content: AsyncIterable<Uint8Array>,
): Promise<ObjectPath> {
  const { extension, bytes } = await receivePicture(content, coverMaxBytes);
  // Checked before decoding, in both orientations; the true orientation is known after it.
  const { width, height } = pictureSize(extension, bytes);
  const mayFit = fitsAsCover({ width, height }) || fitsAsCover({ width: height, height: width });
  if (!mayFit) throw new DomainError("COVER_SIZE");
  const cover = await redrawPicture(extension, bytes).catch((cause) => {
    throw new DomainError("COVER_TYPE", { cause });
  });
  if (!fitsAsCover(pictureSize(extension, cover))) throw new DomainError("COVER_SIZE");
  return storeWhole(store, { bucket: articleCovers, path: `${randomUUID()}.${extension}` }, cover);
}
