import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { samplePdf } from "@tenora/testing/sample-documents";
import { jpegFrame, jpegRest, jpegStart, samplePng } from "@tenora/testing/sample-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folderStore } from "./folder-store.ts";
import { documentUrl, parseCoverUrl } from "./object-path.ts";
import { receiveCover } from "./receive-cover.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tenora-covers-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function* sent(...pieces: Uint8Array[]) {
  yield* pieces;
}
const receive = (...pieces: Uint8Array[]) => receiveCover(folderStore(folder), sent(...pieces));
const jpeg = (width: number, height: number) =>
  Buffer.concat([jpegStart, jpegFrame(width, height), jpegRest, Buffer.from([0x0f, 0xff, 0xd9])]);
const lying = async () => (await readdir(join(folder, "article-covers")).catch(() => [])).length;

test.each([
  ["PNG", samplePng(600, 300), /^\/insights\/covers\/[\w-]{36}\.png$/],
  ["JPEG", jpeg(4000, 2100), /^\/insights\/covers\/[\w-]{36}\.jpg$/],
])("a %s of a fitting size lies in the folder of covers", async (_type, picture, address) => {
  const before = await lying();
  const cover = await receive(picture.subarray(0, 11), picture.subarray(11));
  expect(documentUrl(cover)).toMatch(address);
  expect(parseCoverUrl(documentUrl(cover))).toEqual(cover);
  expect(await lying()).toBe(before + 1);
  const listed = [];
  for await (const { object } of folderStore(folder).list()) listed.push(object.path);
  expect(listed).toContain(cover.path);
});

describe("is refused, and nothing of it is kept", () => {
  const good = samplePng(600, 300);
  test.each([
    ["a PDF", samplePdf("x"), "COVER_TYPE"],
    ["nothing", Buffer.alloc(0), "COVER_TYPE"],
    ["a drawing with scripts", Buffer.from("<svg onload=alert(1)>"), "COVER_TYPE"],
    ["half a PNG", good.subarray(0, good.length / 2), "COVER_TYPE"],
    ["a PNG with a page after it", Buffer.concat([good, Buffer.from("<html>")]), "COVER_TYPE"],
    ["a narrow PNG", samplePng(599, 300), "COVER_SIZE"],
    ["a low JPEG", jpeg(600, 299), "COVER_SIZE"],
    ["a wide JPEG", jpeg(4001, 300), "COVER_SIZE"],
    ["5 MiB and a byte", Buffer.alloc(5 * 1024 * 1024 + 1), "COVER_SIZE"],
  ])("%s", async (_what, bytes, code) => {
    const before = await lying();
    await expect(receive(bytes)).rejects.toMatchObject({ code });
    expect(await lying()).toBe(before);
  });
});

test.each(["/insights/covers/../x.png", "/insights/x.svg", "/documents/article-covers/x.png"])(
  "%s is no cover of the store",
  (url) => {
    expect(parseCoverUrl(url)).toBeNull();
  },
);
