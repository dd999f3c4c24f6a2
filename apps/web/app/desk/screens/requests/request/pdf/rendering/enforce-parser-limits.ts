import { maxOperators, maxPagePixels } from "../limits.ts";
import { PdfError } from "../pdf-problem.ts";

/** A message of pdf.js's parser: drawing operators of a page, or an image for it. */
interface ParserMessage {
  readonly chunk?: { readonly fnArray?: readonly unknown[] };
  readonly action?: string;
  readonly data?: readonly unknown[];
}

/**
 * Rejects when a parser has sent more than our limits, since the library keeps all of it in memory.
 * @throws PdfError tooComplex
 */
export function enforceParserLimits(parser: Worker): Promise<never> {
  const pixels = new Map<unknown, number>();
  let operators = 0;
  return new Promise((_, reject) => {
    parser.addEventListener("message", ({ data: message }: MessageEvent<ParserMessage>) => {
      operators += message.chunk?.fnArray?.length ?? 0;
      const [page, more] = pictureOf(message);
      const onPage = (pixels.get(page) ?? 0) + more;
      pixels.set(page, onPage);
      if (operators <= maxOperators && onPage <= maxPagePixels) return;
      // Terminated at once, before the next million operators arrive.
      parser.terminate();
      reject(new PdfError("tooComplex"));
    });
  });
}

/** The page of an image, unless several share it, and its pixels. */
function pictureOf({ action, data }: ParserMessage): readonly [page: unknown, pixels: number] {
  if (!Array.isArray(data) || (action !== "obj" && action !== "commonobj")) return [null, 0];
  const [page, kind, picture] = action === "obj" ? data.slice(1) : [null, ...data.slice(1)];
  if (kind !== "Image") return [null, 0];
  const { width = 0, height = 0 } = { ...picture };
  return [page, width * height];
}
