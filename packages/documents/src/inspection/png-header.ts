import { malformed, rejectOversized } from "./malformed-document.ts";

export interface PngHeader {
  /** Bytes of all rows, unpacked, each with its filter byte. */
  readonly pixelBytes: number;
  readonly needsPalette: boolean;
}

/** Colour type → samples per pixel and the depths it may have (W3C PNG §11.2.1, table 12). */
const colours: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** The seven passes of Adam7 (W3C PNG §8.1): first column and row, distance of columns and rows. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The most bytes that a picture may unpack to: 320 MiB, four per pixel. */
const mostBytes = 320 * 1024 * 1024;

/** @throws DomainError CERTIFICATE_TYPE for an invalid header or excessive dimensions */
export function readPngHeader(data: Buffer): PngHeader {
  if (data.length !== 13) throw malformed("a PNG header of another length");
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, type = 0, compression, filter, interlace = 0] = data.subarray(8);
  const colour = colours[type];
  if (!colour?.depths.includes(depth)) throw malformed("a PNG of unknown colours");
  if (compression !== 0 || filter !== 0 || interlace > 1) throw malformed("a PNG of another kind");
  rejectOversized(width, height);
  const bits = colour.samples * depth;
  const passes = interlace === 0 ? ([[0, 0, 1, 1]] as const) : adam7;
  const pixelBytes = passes.reduce((sum, [column, row, columns, rows]) => {
    const across = Math.ceil((width - column) / columns);
    const down = Math.ceil((height - row) / rows);
    return across > 0 && down > 0 ? sum + down * (1 + Math.ceil((across * bits) / 8)) : sum;
  }, 0);
  if (pixelBytes > mostBytes) throw malformed("a PNG that unpacks too far");
  return { pixelBytes, needsPalette: type === 3 };
}
