import { inspectPdfToShow } from "./inspect-pdf.ts";

// A separate worker, so that a file that keeps the parser busy can be abandoned.
addEventListener("message", async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await inspectPdfToShow(data));
});
