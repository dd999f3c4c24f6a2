import { createHash, randomUUID } from "node:crypto";
import { DomainError } from "@tenora/domain/domain-error";
import type { DocumentStore } from "../store/document-store.ts";
import { campaignPictures, type ObjectPath } from "../store/object-path.ts";
import { storeWhole } from "../store/store-whole.ts";
import { drawSmall } from "./draw-small.ts";

/** As wide as a page shows it, twice as sharp. */
const size = { longestSide: 1_280, mostBytes: 512 * 1024 };

/**
 * Stores a picture of a campaign under a random name, drawn small and without camera data.
 * @throws DomainError CAMPAIGN_PICTURE (no PNG or JPEG, or of a size that can't be shown), STORE_UNAVAILABLE
 */
export async function receiveCampaignPicture(
  store: DocumentStore,
  content: AsyncIterable<Uint8Array>,
): Promise<ObjectPath> {
  const drawn = await drawSmall(content, size).catch((cause) => {
    throw new DomainError("CAMPAIGN_PICTURE", { cause });
  });
  return storeWhole(store, { bucket: campaignPictures, path: `${randomUUID()}.jpg` }, drawn);
}

/** SHA-256 of a stored picture; null when it isn't there. */
export async function hashCampaignPicture(
  store: DocumentStore,
  object: ObjectPath,
): Promise<Uint8Array | null> {
  const stored = await store.open(object);
  if (stored === null) return null;
  const hash = createHash("sha256");
  for await (const piece of stored.content) hash.update(piece);
  return hash.digest();
}
