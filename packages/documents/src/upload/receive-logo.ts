import { randomUUID } from "node:crypto";
import { DomainError } from "@tenora/domain/domain-error";
import type { DocumentStore } from "../store/document-store.ts";
import { logos, type ObjectPath } from "../store/object-path.ts";
import { storeWhole } from "../store/store-whole.ts";
import { drawSmall } from "./draw-small.ts";

/** As large as a page shows it, several times as sharp. */
const size = { longestSide: 256, mostBytes: 64 * 1024, isSquare: true };

/**
 * Stores the logo of a business under a random name: drawn whole on a white square, without camera data.
 * @throws DomainError LOGO_PICTURE (no PNG or JPEG, or of a size that can't be shown), STORE_UNAVAILABLE
 */
export async function receiveLogo(
  store: DocumentStore,
  content: AsyncIterable<Uint8Array>,
): Promise<ObjectPath> {
  const drawn = await drawSmall(content, size).catch((cause) => {
    throw new DomainError("LOGO_PICTURE", { cause });
  });
  return storeWhole(store, { bucket: logos, path: `${randomUUID()}.jpg` }, drawn);
}
