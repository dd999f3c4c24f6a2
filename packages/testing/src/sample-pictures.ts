import { crc32, deflateSync } from "node:zlib";

/** A chunk of a PNG: length, name, data, checksum (W3C PNG §5.3). */
export function pngChunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The header chunk's data; 8-bit RGB, not interlaced, unless told otherwise. */
export function pngHeader(width: number, height: number, rest = [8, 2, 0, 0, 0]): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set(rest, 8);
  return data;
}

/** A whole, valid PNG of noise, which does not compress: about 3 bytes per pixel. */
export function samplePng(width = 8, height = 8): Buffer {
  const row = 1 + width * 3;
  const pixels = Buffer.alloc(row * height);
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = at % row === 0 ? 0 : (at * 2_654_435_761) >>> 24;
  }
  return Buffer.concat([
    pngSignature,
    pngChunk("IHDR", pngHeader(width, height)),
    pngChunk("IDAT", deflateSync(pixels)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A segment of a JPEG (ITU-T T.81 B.1.1.4). */
export function jpegSegment(marker: number, data: readonly number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...data]);
}

/** A frame of one component; baseline (0xc0) unless told otherwise. */
export function jpegFrame(width: number, height: number, marker = 0xc0): Buffer {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  return jpegSegment(marker, [8, ...size, 1, 1, 0x11, 0]);
}

/** What stands before the frame of a JPEG, and what after it up to its end. */
export const jpegStart = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  jpegSegment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
  jpegSegment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
]);
export const jpegRest = Buffer.concat([
  jpegSegment(0xc4, [0x00, 0, 1, ...Array.from({ length: 14 }, () => 0), 0]),
  jpegSegment(0xc4, [0x10, 0, 1, ...Array.from({ length: 14 }, () => 0), 0]),
  jpegSegment(0xda, [1, 1, 0x00, 0, 63, 0]),
]);

/** A whole, valid grey JPEG of 8 × 8 pixels: one block, all of it zero. */
export function sampleJpeg(): Buffer {
  const scan = Buffer.from([0x0f, 0xff, 0xd9]);
  return Buffer.concat([jpegStart, jpegFrame(8, 8), jpegRest, scan]);
}
