import {
  AnnotationMode,
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
  version,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import rendererUrl from "pdfjs-dist/legacy/build/pdf.renderer.min.mjs?url";
import parserUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { maxImagePixels, withinTime } from "../limits.ts";
import { PdfError } from "../pdf-problem.ts";
import { enforceParserLimits } from "./enforce-parser-limits.ts";
import { fitCanvas } from "./fit-canvas.ts";
import { startPdfWorker } from "./start-pdf-worker.ts";

/** Fonts, character maps and image decoders, which `vite/pdfjs-files.ts` adds to the build. */
const filesOf = (origin: string) => `${origin}/assets/pdfjs-${version}/`;

/** Milliseconds for the library's own cleanup. */
const closeTimeoutMs = 1_000;

export interface OpenPdf {
  readonly pages: number;
  /** A page's width divided by its height. @throws PdfError tooSlow */
  aspectRatio(page: number): Promise<number>;
  /**
   * Draws a page in the size of the canvas and returns its text. An aborted `signal` frees the canvas.
   * @throws PdfError tooSlow
   */
  draw(page: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<string>;
  /** Terminates its workers. */
  close(): void;
}

/**
 * Opens a PDF to be drawn. Its pages, with the appearance of form fields and stamps, become images and
 * nothing else: the layers for links, forms and XFA are never created, the library's script sandbox is
 * not part of our build, and our content policy allows neither `eval` nor WebAssembly. Parsing and
 * drawing have a worker each, which we can terminate. @throws PdfError
 */
export async function openPdf(data: Uint8Array): Promise<OpenPdf> {
  const files = filesOf(location.origin);
  const [parser, renderer] = await Promise.all([
    startPdfWorker(parserUrl),
    startPdfWorker(rendererUrl),
  ]);
  // Set before the document is opened; otherwise the library would draw in the page's own thread.
  GlobalWorkerOptions.rendererPorts = [renderer];
  const task = getDocument({
    data,
    worker: PDFWorker.create({ port: parser }),
    enableXfa: false,
    useWasm: false,
    maxImageSize: maxImagePixels,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  GlobalWorkerOptions.rendererPorts = [];
  const close = () => {
    const closeTimeout = new Promise((done) => setTimeout(done, closeTimeoutMs));
    void Promise.race([task.destroy(), closeTimeout])
      .catch(() => {})
      .finally(() => {
        parser.terminate();
        renderer.terminate();
      });
  };
  const parserLimit = enforceParserLimits(parser);
  parserLimit.catch(close);
  try {
    return openDocument(await withinTime(task.promise), parserLimit, close);
  } catch (error) {
    close();
    throw asPdfError(error);
  }
}

function openDocument(
  document: PDFDocumentProxy,
  parserLimit: Promise<never>,
  close: () => void,
): OpenPdf {
  return {
    pages: document.numPages,
    async aspectRatio(number) {
      const { width, height } = (await withinTime(document.getPage(number))).getViewport({
        scale: 1,
      });
      return width / height;
    },
    draw: (number, canvas, signal) =>
      withinTime(
        Promise.race([
          document.getPage(number).then((page) => drawPage(page, canvas, signal)),
          parserLimit,
        ]),
      ),
    close,
  };
}

async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const shown = page.getViewport({ scale: 1 });
  const scale = fitCanvas(shown, canvas.getBoundingClientRect(), devicePixelRatio);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const rendering = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
  signal.addEventListener("abort", () => rendering.cancel());
  await rendering.promise;
  const { items } = await page.getTextContent();
  // Frees the operators and images; the drawn canvas stays.
  page.cleanup();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

function asPdfError(error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  const isLocked = error instanceof Error && error.name === "PasswordException";
  return new PdfError(isLocked ? "password" : "damaged", { cause: error });
}
