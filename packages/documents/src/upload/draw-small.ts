import { coverMaxBytes } from "@tenora/domain/article/article-cover";
import { pictureSize } from "../picture/picture-size.ts";
import { shrinkPicture } from "../picture/redraw-picture.ts";
import { receivePicture } from "./receive-picture.ts";

/** Pixels that an upload may have, each way; larger ones take too much memory to decode. */
const widest = 4_000;
const narrowest = 200;

interface DrawnSize {
  /** In pixels. */
  readonly longestSide: number;
  /** The size limit of the file that is stored. */
  readonly mostBytes: number;
  /** Whole, in the middle of a white square. */
  readonly isSquare?: boolean;
}

/**
 * An uploaded picture, inspected and drawn again as a JPEG without camera data.
 * @throws when it is no PNG or JPEG, or has a size that can't be shown
 */
export async function drawSmall(
  content: AsyncIterable<Uint8Array>,
  { longestSide, mostBytes, isSquare = false }: DrawnSize,
): Promise<Buffer> {
  const { extension, bytes } = await receivePicture(content, coverMaxBytes);
  const { width, height } = pictureSize(extension, bytes);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < narrowest || long > widest) throw new Error("Too small or too large");
  return oneAtATime(async () => {
    const encode = await shrinkPicture(bytes, longestSide, isSquare);
    // A picture of noise needs a lower quality to fit.
    for (const quality of [85, 60, 30]) {
      const drawn = await encode(quality);
      if (drawn.length <= mostBytes) return drawn;
    }
    throw new Error("Too many details");
  });
}

let last: Promise<unknown> = Promise.resolve();

/** A decoded picture takes up to 64 MB, whatever its file takes. */
function oneAtATime<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run, run);
  last = mine.catch(() => {});
  return mine;
}
