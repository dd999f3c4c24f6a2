import { inspectPdf } from "./inspect-pdf.ts";

// A worker of its own, so that a file which keeps the parser busy can be given up.
addEventListener("message", async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await inspectPdf(data));
});
