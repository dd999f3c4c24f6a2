import { crc32 } from "node:zlib";
import type { Inspector } from "./inspector.ts";
import { malformed } from "./malformed-document.ts";
import { readPngHeader } from "./png-header.ts";
import { PngPixels } from "./png-pixels.ts";

/** Bytes of a chunk's length and name, and of its checksum. */
const headLength = 8;
const checkLength = 4;

/** The chunk that is being read. */
interface Chunk {
  readonly name: string;
  left: number;
  crc: number;
}

/**
 * Checks the chunks of a PNG (W3C PNG §5) and unpacks its pixels once without keeping them: order,
 * checksums, dimensions, and exactly as many bytes of pixels as the dimensions require.
 */
export function inspectPng(): Inspector {
  // The type detection has read the signature; it is skipped like a first chunk.
  let waiting = Buffer.alloc(0);
  let place: "signature" | "head" | "data" | "check" | "over" = "signature";
  let chunk: Chunk = { name: "", left: 0, crc: 0 };
  let header: { pixelBytes: number; needsPalette: boolean } | null = null;
  let pixels: PngPixels | null = null;
  let hasPalette = false;

  function begin(head: Buffer): void {
    const name = head.toString("latin1", 4, 8);
    chunk = { name, left: head.readUInt32BE(0), crc: crc32(head.subarray(4)) };
    if ((name === "IHDR") === (header !== null)) throw malformed("a PNG without one header first");
    if (name === "IHDR" && chunk.left !== 13) throw malformed("a PNG header of another length");
    if (name === "PLTE") hasPalette = true;
    if (name === "IDAT" && header?.needsPalette && !hasPalette) throw malformed("no palette");
  }

  async function pass(data: Buffer): Promise<void> {
    chunk.left -= data.length;
    chunk.crc = crc32(data, chunk.crc);
    if (chunk.name === "IHDR") header = readPngHeader(data);
    if (chunk.name === "IDAT" && header) {
      pixels ??= new PngPixels(header.pixelBytes);
      await pixels.take(data);
    }
  }

  async function close(check: Buffer): Promise<void> {
    if (check.readUInt32BE(0) !== chunk.crc) throw malformed("a damaged PNG");
    if (chunk.name !== "IEND") return;
    if (pixels === null) throw malformed("a PNG without pixels");
    await pixels.end();
    place = "over";
  }

  function take(length: number): Buffer {
    const taken = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return taken;
  }

  /** Some programs fill the last block of a file with zeros. */
  function skipPadding(): false {
    if (waiting.some((byte) => byte !== 0)) throw malformed("a PNG with something after its end");
    waiting = Buffer.alloc(0);
    return false;
  }

  async function step(): Promise<boolean> {
    if (place === "over") return skipPadding();
    if (place === "data" && chunk.left === 0) place = "check";
    // The header is read whole; other data is passed on as it arrives.
    const whole = { signature: 8, head: headLength, check: checkLength };
    const need = place === "data" ? (chunk.name === "IHDR" ? chunk.left : 1) : whole[place];
    if (waiting.length < need) return false;
    if (place === "signature") {
      take(need);
      place = "head";
    } else if (place === "head") {
      begin(take(need));
      place = "data";
    } else if (place === "data") {
      await pass(take(Math.min(chunk.left, waiting.length)));
    } else {
      place = "head";
      await close(take(need));
    }
    return true;
  }

  return {
    async see(piece) {
      waiting = waiting.length === 0 ? Buffer.from(piece) : Buffer.concat([waiting, piece]);
      while (waiting.length > 0 && (await step()));
    },
    end() {
      pixels?.close();
      if (place !== "over") throw malformed("a PNG that breaks off");
    },
  };
}
