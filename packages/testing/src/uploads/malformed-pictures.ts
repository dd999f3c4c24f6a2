import { deflateSync } from "node:zlib";
import {
  jpegFrame,
  jpegRest,
  jpegSegment,
  jpegStart,
  pngChunk,
  pngHeader,
  pngSignature,
  sampleJpeg,
  samplePng,
} from "./sample-pictures.ts";
import { noise, text, zipArchive } from "./upload.ts";

type Make = (variant: number) => Buffer;
const after = (picture: Buffer, more: Uint8Array) => Buffer.concat([picture, more]);
const png = (...chunks: Buffer[]) => Buffer.concat([pngSignature, ...chunks]);
const header = (width: number, height: number, rest?: number[]) =>
  pngChunk("IHDR", pngHeader(width, height, rest));
const pixels = (bytes: number) => pngChunk("IDAT", deflateSync(Buffer.alloc(bytes)));
const end = pngChunk("IEND", Buffer.alloc(0));
const page = (variant: number) => text(`<script>alert(${variant})</script>`);
const cut = (whole: Buffer, variant: number) =>
  whole.subarray(0, Math.floor((whole.length * (variant + 2)) / 14));
const scan = Buffer.from([0x0f, 0xff, 0xd9]);

/** Classes of invalid or oversized PNG files. */
export const malformedPngs: Readonly<Record<string, Make>> = {
  "a PNG signature and noise": (n) => png(noise(200 + n, n)),
  "a PNG that breaks off": (n) => cut(samplePng(20 + n, 20), n),
  "a damaged PNG": (n) => {
    const whole = samplePng(20, 20);
    whole[40 + n * 100] = (whole[40 + n * 100] ?? 0) ^ 0x40;
    return whole;
  },
  "a PNG with a damaged remark": (n) => {
    const remark = pngChunk("tEXt", text(`Title\u0000${n}`));
    remark[remark.length - 1] = (remark.at(-1) ?? 0) ^ 1;
    return png(header(8, 8), remark, pixels(200), end);
  },
  "a PNG with an archive appended": (n) => {
    const whole = samplePng(8 + n, 8);
    return after(whole, zipArchive(text("x"), whole.length));
  },
  "a PNG with a page appended": (n) => after(samplePng(8 + n, 8), page(n)),
  "a PNG of enormous size": (n) => png(header(65_000 + n, 65_000), pixels(100), end),
  "a PNG that unpacks too far": (n) => png(header(8, 8), pixels(50_000_000 + n), end),
  "a PNG with pixels missing": (n) => png(header(8, 8), pixels(100 + n), end),
  "a PNG of no size": (n) => png(n % 2 ? header(0, n) : header(n, 0), pixels(8), end),
  "a PNG of unknown colours": (n) => png(header(8, 8, [n + 3, 5, 0, 0, 0]), pixels(200), end),
  "a PNG without a header": (n) => png(pixels(200 + n), end),
  "a PNG without pixels": (n) => png(header(8 + n, 8), end),
  "a PNG with two headers": (n) => png(header(8, 8 + n), header(8, 8), pixels(200), end),
  "a PNG with an endless chunk": (n) =>
    png(header(8, 8), Buffer.from([0xff, 0xff, 0xff, 0xf0 + n]), text("tEXt"), noise(100, n)),
};

/** Classes of invalid or oversized JPEG files. */
export const malformedJpegs: Readonly<Record<string, Make>> = {
  "a JPEG start and noise": (n) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), noise(300, n)]),
  "a JPEG that breaks off": (n) => cut(sampleJpeg(), n),
  "a JPEG with an archive appended": (n) =>
    after(sampleJpeg(), zipArchive(text(`${n}`), sampleJpeg().length)),
  "a JPEG with a page appended": (n) => after(sampleJpeg(), page(n)),
  "a JPEG with a program appended": (n) => after(sampleJpeg(), text(`MZ${n}program`)),
  "a JPEG of enormous size": (n) =>
    Buffer.concat([jpegStart, jpegFrame(65_000 - n, 65_000), jpegRest, scan]),
  "a JPEG without a frame": (n) =>
    Buffer.concat([jpegStart, jpegSegment(0xfe, [n]), jpegRest, scan]),
  "a JPEG without a scan": (n) =>
    Buffer.concat([jpegStart, jpegFrame(8 + n, 8), Buffer.from([0xff, 0xd9])]),
  "a JPEG without tables": (n) =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), jpegFrame(8 + n, 8), jpegRest, scan]),
  "a JPEG that browsers do not show": (n) =>
    Buffer.concat([jpegStart, jpegFrame(8, 8, [0xc3, 0xc9, 0xca][n % 3]), jpegRest, scan]),
};
