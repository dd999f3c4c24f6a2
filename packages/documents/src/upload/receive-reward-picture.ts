import { createHash, randomUUID } from "node:crypto";
import { DomainError } from "@tenora/domain/domain-error";
import { contentAddress } from "@tenora/domain/reward/content-address";
import type { DocumentStore } from "../store/document-store.ts";
import { type ObjectPath, rewardPictures } from "../store/object-path.ts";
import { storeWhole } from "../store/store-whole.ts";
import { drawSmall } from "./draw-small.ts";

/** One block of IPFS, so that the picture's hash is its whole address. */
const size = { longestSide: 640, mostBytes: 256 * 1024 };

/** A stored picture and the address of its content. */
export interface RewardPicture {
  readonly object: ObjectPath;
  readonly address: string;
}

/**
 * Stores the picture of a reward under a random name, drawn small and without camera data.
 * @throws DomainError REWARD_PICTURE (no PNG or JPEG, or of a size that can't be shown), STORE_UNAVAILABLE
 */
export async function receiveRewardPicture(
  store: DocumentStore,
  content: AsyncIterable<Uint8Array>,
): Promise<RewardPicture> {
  const drawn = await drawSmall(content, size).catch((cause) => {
    throw new DomainError("REWARD_PICTURE", { cause });
  });
  const object = await storeWhole(
    store,
    { bucket: rewardPictures, path: `${randomUUID()}.jpg` },
    drawn,
  );
  return { object, address: addressOf(drawn) };
}

/** The content address of a stored picture; null when it isn't there. */
export async function readRewardPicture(
  store: DocumentStore,
  object: ObjectPath,
): Promise<string | null> {
  const stored = await store.open(object);
  if (stored === null) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of stored.content) pieces.push(piece);
  return addressOf(Buffer.concat(pieces));
}

const addressOf = (bytes: Uint8Array) =>
  contentAddress(createHash("sha256").update(bytes).digest());
