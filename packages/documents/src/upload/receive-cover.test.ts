import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import {
  jpegFrame,
  jpegRest,
  jpegStart,
  pngChunk,
  samplePng,
  talkativeJpeg,
} from "@tenora/testing/uploads/sample-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureSize } from "../picture/picture-size.ts";
import { folderStore } from "../store/folder-store.ts";
import { documentUrl, parseCoverUrl } from "../store/object-path.ts";
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
])(
  "cover upload: a %s of an accepted size is stored among the covers",
  async (_type, picture, address) => {
    const before = await lying();
    const cover = await receive(picture.subarray(0, 11), picture.subarray(11));
    expect(documentUrl(cover)).toMatch(address);
    expect(parseCoverUrl(documentUrl(cover))).toEqual(cover);
    expect(await lying()).toBe(before + 1);
    const listed = [];
    for await (const { object } of folderStore(folder).list()) listed.push(object.path);
    expect(listed).toContain(cover.path);
  },
);

describe("cover upload removes camera data", () => {
  const secret = "Serial 12345, Ada Lim";
  const left = "#d03020";
  const right = "#2040c0";

  /** 600 × 1200 pixels, one colour above the other, as the sensor saw them. */
  async function photo(): Promise<Buffer> {
    const canvas = createCanvas(600, 1200);
    const pen = canvas.getContext("2d");
    pen.fillStyle = left;
    pen.fillRect(0, 600, 600, 600);
    pen.fillStyle = right;
    pen.fillRect(0, 0, 600, 600);
    return canvas.encode("jpeg", 95);
  }
  const stored = async (bytes: Buffer) =>
    readFile(join(folder, "article-covers", (await receive(bytes)).path));
  /** Red, green and blue of a pixel, each of 255. */
  async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
    const picture = await loadImage(bytes);
    const pen = createCanvas(picture.width, picture.height).getContext("2d");
    pen.drawImage(picture, 0, 0);
    return [...pen.getImageData(x, y, 1, 1).data].slice(0, 3);
  }
  const like = (colour: string) =>
    [1, 3, 5].map((at) => expect.closeTo(Number.parseInt(colour.slice(at, at + 2), 16), -1));

  test("a JPEG loses its location and texts, and is oriented", async () => {
    const talkative = talkativeJpeg(await photo(), 6, secret);
    expect(talkative.toString("latin1")).toMatch(/Exif\0\0MM\0\*.*Serial 12345/s);
    const cover = await stored(talkative);
    expect(cover.toString("latin1")).not.toMatch(/Exif|MM\0\*|ns\.adobe|Photoshop|Serial|Ada Lim/);
    expect(pictureSize("jpg", cover)).toEqual({ width: 1200, height: 600 });
    expect(await colourAt(cover, 100, 300)).toEqual(like(left));
    expect(await colourAt(cover, 1100, 300)).toEqual(like(right));
  });

  test("a PNG loses its texts and keeps its pixels", async () => {
    const plain = samplePng(600, 300);
    const text = pngChunk("tEXt", Buffer.from(`Author\0${secret}`, "latin1"));
    const end = plain.length - 12;
    const talkative = Buffer.concat([plain.subarray(0, end), text, plain.subarray(end)]);
    const cover = await stored(talkative);
    expect(cover.toString("latin1")).not.toMatch(/Author|Serial/);
    expect(await colourAt(cover, 7, 9)).toEqual(await colourAt(plain, 7, 9));
  });

  test("the orientation decides whether a picture is wide enough", async () => {
    const upright = await createCanvas(300, 600).encode("jpeg", 95);
    await expect(receive(upright)).rejects.toMatchObject({ code: "COVER_SIZE" });
    const cover = await stored(talkativeJpeg(upright, 8, secret));
    expect(pictureSize("jpg", cover)).toEqual({ width: 600, height: 300 });
  });
});

describe("cover upload rejects, and stores nothing of", () => {
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
  "cover path: %s is not a cover of the store",
  (url) => {
    expect(parseCoverUrl(url)).toBeNull();
  },
);
