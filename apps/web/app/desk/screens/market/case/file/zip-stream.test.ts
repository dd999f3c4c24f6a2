import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ZipEntry, zipStream } from "./zip-stream.ts";

const at = new Date("2026-03-01T10:00:00Z");
const entry = (name: string, ...chunks: string[]): ZipEntry => ({
  name,
  modifiedAt: at,
  content: () => chunks.map((chunk) => new TextEncoder().encode(chunk)),
});
const read = async (entries: Iterable<ZipEntry>) =>
  new Uint8Array(await new Response(zipStream(entries)).arrayBuffer());

test("ZIP: has each file under its name, in chunks or empty", async () => {
  const files = unzipSync(
    await read([
      entry("terms.txt", "one ", "two"),
      entry("documents/01-Rechnung ä.pdf"),
      entry("x", "y"),
    ]),
  );
  const texts = Object.entries(files).map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes),
  ]);
  expect(texts).toEqual([
    ["terms.txt", "one two"],
    ["documents/01-Rechnung ä.pdf", ""],
    ["x", "y"],
  ]);
});

test("ZIP: reads a file only once what came before was taken", async () => {
  const opened: string[] = [];
  const megabyte = new Uint8Array(1024 * 1024);
  const large = (name: string): ZipEntry => ({
    name,
    modifiedAt: at,
    *content() {
      for (let part = 0; part < 20; part += 1) {
        opened.push(`${name} ${part}`);
        yield megabyte;
      }
    },
  });
  const reader = zipStream([large("a"), large("b")]).getReader();
  await reader.read();
  expect(opened.length).toBeLessThan(20);
  await reader.cancel();
  expect(opened).not.toContain("b 0");
});

test("ZIP: a file that can't be read breaks the archive off instead of ending it", async () => {
  const broken: ZipEntry = {
    name: "documents/02.pdf",
    modifiedAt: at,
    // biome-ignore lint/correctness/useYield: it fails before its first chunk
    *content() {
      throw new Error("the store is gone");
    },
  };
  await expect(read([entry("a", "b"), broken])).rejects.toThrow();
});
