import { certificateMaxBytes } from "@tenora/domain/certificate/certificate-type";
import { useEffect, useState } from "react";
import { sendRequest } from "~/http/send-request";
import type { PdfInspection } from "./inspection/inspect-pdf.ts";
import { fetchTimeout, withinTime } from "./limits.ts";
import { PdfError, type PdfProblem, pdfProblemOf } from "./pdf-problem.ts";
import { type OpenPdf, openPdf } from "./rendering/open-pdf.ts";

export interface PdfState {
  /** Null while it is being opened, and when it cannot be. */
  readonly pdf: OpenPdf | null;
  readonly aspectRatio: number;
  /** Null while it is being inspected. */
  readonly inspection: PdfInspection | null;
  readonly problem: PdfProblem | null;
}

const opening: PdfState = { pdf: null, aspectRatio: 1, inspection: null, problem: null };

/** Fetches, inspects and opens the PDF at a link. `stop` terminates its workers with a problem. */
export function usePdf(url: string): PdfState & { stop: (problem: PdfProblem) => void } {
  const [state, setState] = useState(opening);

  useEffect(() => {
    let isUnmounted = false;
    let pdf: OpenPdf | null = null;
    const change = (to: Partial<PdfState>) => isUnmounted || setState((now) => ({ ...now, ...to }));

    const open = async () => {
      const bytes = await fetchPdf(url);
      const inspection = await startInspection(bytes);
      change({ inspection });
      const { gap } = inspection;
      // The inspection unpacks within limits; drawing has no such limits.
      if (gap === "tooSlow" || gap === "tooComplex") throw new PdfError(gap);
      if (isUnmounted) return;
      pdf = await openPdf(bytes);
      if (isUnmounted) return pdf.close();
      change({ aspectRatio: await pdf.aspectRatio(1), pdf });
    };

    setState(opening);
    open().catch((error: unknown) => {
      console.warn(error);
      pdf?.close();
      change({ problem: pdfProblemOf(error) });
    });
    return () => {
      isUnmounted = true;
      pdf?.close();
    };
  }, [url]);

  const stop = (problem: PdfProblem) => {
    state.pdf?.close();
    setState((now) => ({ ...now, problem }));
  };
  return { ...state, stop };
}

/** The bytes behind a signed link. @throws PdfError unreachable, tooLarge */
async function fetchPdf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(fetchTimeout);
  const result = await sendRequest(url, { signal, read: readBytes });
  if (!result.ok) throw new PdfError("unreachable", { cause: result });
  if (result.data === null) throw new PdfError("tooLarge");
  return result.data;
}

/** Null when they are more than a certificate may have. */
async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(response.headers.get("content-length")) > certificateMaxBytes) {
    await response.body?.cancel();
    return null;
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.length > certificateMaxBytes ? null : bytes;
}

/** Inspects a PDF in a worker of its own. Never rejects: a failure is a gap of the inspection. */
async function startInspection(bytes: Uint8Array): Promise<PdfInspection> {
  const worker = new Worker(new URL("./inspection/inspect-pdf.worker.ts", import.meta.url), {
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
