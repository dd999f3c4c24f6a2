import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureSize } from "../picture/picture-size.ts";
import { folderStore } from "../store/folder-store.ts";
import { documentUrl, parseCampaignPictureUrl } from "../store/object-path.ts";
import { hashCampaignPicture, receiveCampaignPicture } from "./receive-campaign-picture.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tenora-campaigns-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function* sent(piece: Uint8Array) {
  yield piece;
}
const receive = (picture: Uint8Array) => receiveCampaignPicture(folderStore(folder), sent(picture));

test("campaign picture: it is drawn again, smaller and without camera data, and hashed as stored", async () => {
  const photo = createCanvas(2_000, 1_000).toBuffer("image/jpeg", 90);
  const exif = Buffer.from("\u00ff\u00e1\u0000\u0014Exif\0\0Secret place", "latin1");
  const object = await receive(Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)]));
  expect(documentUrl(object)).toMatch(/^\/campaign-pictures\/[\w-]{36}\.jpg$/);
  expect(parseCampaignPictureUrl(documentUrl(object))).toEqual(object);
  const stored = await folderStore(folder).open(object);
  const pieces: Uint8Array[] = [];
  for await (const piece of stored?.content ?? []) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  expect(pictureSize("jpg", bytes)).toEqual({ width: 1_280, height: 640 });
  expect(bytes.includes("Secret place")).toBe(false);
  const hash = await hashCampaignPicture(folderStore(folder), object);
  expect(hash && Buffer.from(hash)).toEqual(createHash("sha256").update(bytes).digest());
  await folderStore(folder).remove(object);
  expect(await hashCampaignPicture(folderStore(folder), object)).toBeNull();
});

test("campaign picture: other files, small and huge pictures are rejected, and nothing is stored", async () => {
  const stored = () => readdir(folder, { recursive: true });
  const before = await stored();
  for (const file of [samplePdf("x"), samplePng(199, 300), samplePng(300, 4_001), Buffer.from("x")])
    await expect(receive(file)).rejects.toMatchObject({ code: "CAMPAIGN_PICTURE" });
  expect(await stored()).toEqual(before);
});
