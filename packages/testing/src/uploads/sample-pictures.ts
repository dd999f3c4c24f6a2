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

/** The header chunk's data; 8-bit RGB, not interlaced, by default. */
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

/** A frame of one component; baseline (0xc0) by default. */
export function jpegFrame(width: number, height: number, marker = 0xc0): Buffer {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  return jpegSegment(marker, [8, ...size, 1, 1, 0x11, 0]);
}

/** The bytes of a JPEG before its frame, and after it. */
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

const latin = (text: string) => [...Buffer.from(text, "latin1")];
const short = (value: number) => [value >> 8, value & 0xff];
const long = (value: number) => [0, 0, ...short(value)];

/** An entry of a TIFF directory, big-endian: tag, type, count, and a value or where it lies. */
const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
  ...short(tag),
  ...short(type),
  ...long(count),
  ...value,
];

/** What a phone writes: which way is up (1–8), and that it stood at 1° 17′ 24″ N (Exif 2.32 §4.6). */
function exifOf(orientation: number): Buffer {
  const position = [1, 17, 24].flatMap((part) => [...long(part), ...long(1)]);
  return jpegSegment(0xe1, [
    ...latin("Exif\0\0MM\0*"),
    ...long(8),
    ...short(2),
    ...entry(0x0112, 3, 1, [...short(orientation), 0, 0]),
    ...entry(0x8825, 4, 1, long(38)),
    ...long(0),
    ...short(2),
    ...entry(0x0001, 2, 2, [...latin("N"), 0, 0, 0]),
    ...entry(0x0002, 5, 3, long(68)),
    ...long(0),
    ...position,
  ]);
}

/** A JPEG with all that a camera and a program say about it beside the picture: `secret`, again and again. */
export function talkativeJpeg(jpeg: Buffer, orientation: number, secret: string): Buffer {
  return Buffer.concat([
    jpeg.subarray(0, 2),
    exifOf(orientation),
    jpegSegment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0<x>${secret}</x>`)),
    jpegSegment(0xed, latin(`Photoshop 3.0\0${secret}`)),
    jpegSegment(0xfe, latin(secret)),
    jpeg.subarray(2),
  ]);
}
