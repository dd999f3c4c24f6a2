import { createHash, randomUUID } from "node:crypto";
import { coverMaxBytes } from "@tenora/domain/article/article-cover";
import { DomainError } from "@tenora/domain/domain-error";
import { contentAddress } from "@tenora/domain/reward/content-address";
import { pictureSize } from "../picture/picture-size.ts";
import { shrinkPicture } from "../picture/redraw-picture.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { type ObjectPath, rewardPictures } from "../store/object-path.ts";
import { receivePicture } from "./receive-picture.ts";

const timeoutMs = 8_000;
/** Pixels that an upload may have, each way; larger ones take too much memory to decode. */
const widest = 4_000;
const narrowest = 200;
/** Pixels of what is stored. */
const longestSide = 640;
/** One block of IPFS, so that the picture's hash is its whole address. In bytes. */
const blockBytes = 256 * 1024;

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
  const drawn = await draw(content).catch((cause) => {
    throw new DomainError("REWARD_PICTURE", { cause });
  });
  const object: ObjectPath = { bucket: rewardPictures, path: `${randomUUID()}.jpg` };
  try {
    await store.put(object, whole(drawn), AbortSignal.timeout(timeoutMs));
  } catch (cause) {
    throw new DomainError("STORE_UNAVAILABLE", { cause });
  }
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

async function draw(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const { extension, bytes } = await receivePicture(content, coverMaxBytes);
  const { width, height } = pictureSize(extension, bytes);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < narrowest || long > widest) throw new Error("Too small or too large");
  return oneAtATime(async () => {
    const encode = await shrinkPicture(bytes, longestSide);
    // A picture of noise needs a lower quality to fit.
    for (const quality of [85, 60, 30]) {
      const drawn = await encode(quality);
      if (drawn.length <= blockBytes) return drawn;
    }
    throw new Error("Too many details");
  });
}

let last: Promise<unknown> = Promise.resolve();

/** A decoded picture takes up to 64 MB, whatever its file takes. */
function oneAtATime<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run, run);
  last = mine.catch(() => {});
  return mine;
}

const addressOf = (bytes: Uint8Array) =>
  contentAddress(createHash("sha256").update(bytes).digest());

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}
