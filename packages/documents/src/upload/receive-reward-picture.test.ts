import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { contentAddress } from "@tenora/domain/reward/content-address";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureSize } from "../picture/picture-size.ts";
import { folderStore } from "../store/folder-store.ts";
import { documentUrl, parseRewardPictureUrl } from "../store/object-path.ts";
import { readRewardPicture, receiveRewardPicture } from "./receive-reward-picture.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tenora-rewards-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function* sent(...pieces: Uint8Array[]) {
  yield* pieces;
}
const receive = (picture: Uint8Array) => receiveRewardPicture(folderStore(folder), sent(picture));

/** Every pixel another colour, which compresses badly. */
function noise(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  const pixels = pen.createImageData(width, height);
  for (let at = 0; at < pixels.data.length; at++)
    pixels.data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 24;
  pen.putImageData(pixels, 0, 0);
  return canvas.toBuffer("image/jpeg", 95);
}

test("reward picture: it is stored small, in one block, under the hash of what is stored", async () => {
  const { object, address } = await receive(noise(1200, 900));
  expect(documentUrl(object)).toMatch(/^\/reward-pictures\/[\w-]{36}\.jpg$/);
  expect(parseRewardPictureUrl(documentUrl(object))).toEqual(object);
  const stored = await folderStore(folder).open(object);
  const pieces: Uint8Array[] = [];
  for await (const piece of stored?.content ?? []) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  expect(bytes.length).toBeLessThanOrEqual(256 * 1024);
  expect(pictureSize("jpg", bytes)).toEqual({ width: 640, height: 480 });
  expect(address).toBe(contentAddress(createHash("sha256").update(bytes).digest()));
  expect(await readRewardPicture(folderStore(folder), object)).toBe(address);
  await folderStore(folder).remove(object);
  expect(await readRewardPicture(folderStore(folder), object)).toBeNull();
});

test("reward picture: other files, small and huge pictures are rejected, and nothing is stored", async () => {
  const lying = () => readdir(folder, { recursive: true });
  const before = await lying();
  for (const file of [
    samplePdf("x"),
    samplePng(199, 300),
    samplePng(300, 4001),
    Buffer.from("GIF89a"),
  ])
    await expect(receive(file)).rejects.toMatchObject({ code: "REWARD_PICTURE" });
  expect(await lying()).toEqual(before);
});
