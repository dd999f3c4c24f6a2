/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Frames that the inspection accepts (ITU-T T.81 B.1.1.3). */
const frames = new Set([0xc0, 0xc1, 0xc2]);

/** The dimensions of a picture that has passed inspection. */
export function pictureSize(type: "png" | "jpg", bytes: Buffer): PictureSize {
  if (type === "png") return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = 2; at + 9 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff)
      at += 1; // a fill byte
    else if (frames.has(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    } else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return { width: 0, height: 0 };
}
