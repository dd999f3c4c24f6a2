import { withinTime } from "../within-time.ts";
import type { PdfInspection } from "./inspect-pdf.ts";

/** Inspects a PDF in a worker that ends with it; it never fails, and says what it could not do. */
export async function startInspection(bytes: Uint8Array): Promise<PdfInspection> {
  const worker = new Worker(new URL("./inspect-pdf.worker.ts", import.meta.url), {
    type: "module",
  });
  const nothing = { found: [], hasOversizedPicture: false } as const;
  const answer = new Promise<PdfInspection>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PdfInspection>) => resolve(data);
    worker.onerror = () => resolve({ ...nothing, gap: "damaged" });
    worker.postMessage(bytes);
  });
  try {
    return await withinTime(answer).catch(() => ({ ...nothing, gap: "tooSlow" as const }));
  } finally {
    worker.terminate();
  }
}
