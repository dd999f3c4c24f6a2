import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureSize } from "../picture/picture-size.ts";
import { folderStore } from "../store/folder-store.ts";
import { documentUrl, parseLogoUrl, parseStoredUrl } from "../store/object-path.ts";
import { receiveLogo } from "./receive-logo.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tenora-logos-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function* sent(piece: Uint8Array) {
  yield piece;
}
const receive = (picture: Uint8Array) => receiveLogo(folderStore(folder), sent(picture));

async function stored(object: Awaited<ReturnType<typeof receive>>) {
  const found = await folderStore(folder).open(object);
  const pieces: Uint8Array[] = [];
  for await (const piece of found?.content ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

test("logo: it is drawn whole on a white square, without camera data", async () => {
  const canvas = createCanvas(1_000, 500);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#000000";
  pen.fillRect(0, 0, 1_000, 500);
  const photo = canvas.toBuffer("image/jpeg", 90);
  const exif = Buffer.from("\u00ff\u00e1\u0000\u0014Exif\0\0Secret place", "latin1");
  const object = await receive(Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)]));
  expect(documentUrl(object)).toMatch(/^\/logos\/[\w-]{36}\.jpg$/);
  expect(parseLogoUrl(documentUrl(object))).toEqual(object);
  expect(parseStoredUrl(documentUrl(object))).toEqual(object);
  const bytes = await stored(object);
  expect(pictureSize("jpg", bytes)).toEqual({ width: 256, height: 256 });
  expect(bytes.includes("Secret place")).toBe(false);
  const drawn = createCanvas(256, 256).getContext("2d");
  drawn.drawImage(await loadImage(bytes), 0, 0);
  const brightness = (x: number, y: number) => drawn.getImageData(x, y, 1, 1).data[0] ?? 0;
  expect(brightness(128, 20)).toBeGreaterThan(240);
  expect(brightness(128, 235)).toBeGreaterThan(240);
  expect(brightness(5, 128)).toBeLessThan(15);
  expect(brightness(250, 128)).toBeLessThan(15);
});

test("logo: a small one keeps its size, and other files are rejected with nothing stored", async () => {
  const small = await receive(samplePng(210, 200));
  expect(pictureSize("jpg", await stored(small))).toEqual({ width: 210, height: 210 });
  const names = () => readdir(folder, { recursive: true });
  const before = await names();
  for (const file of [samplePdf("x"), samplePng(199, 300), samplePng(300, 4_001), Buffer.from("x")])
    await expect(receive(file)).rejects.toMatchObject({ code: "LOGO_PICTURE" });
  expect(await names()).toEqual(before);
});
