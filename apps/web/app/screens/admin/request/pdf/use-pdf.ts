import { useEffect, useState } from "react";
import { fetchPdf } from "./fetch-pdf.ts";
import type { PdfInspection } from "./inspection/inspect-pdf.ts";
import { startInspection } from "./inspection/start-inspection.ts";
import { PdfError, type PdfProblem, problemOf } from "./pdf-problem.ts";
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

/** Fetches, inspects and opens the PDF behind a link; `stop` ends its workers and says why. */
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
      // The inspection unpacks within limits; drawing has none of its own.
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
      change({ problem: problemOf(error) });
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
