import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classes } from "~/ui/classes";
import { maxAspectRatio } from "./limits.ts";
import { PdfError, type PdfProblem } from "./pdf-problem.ts";
import type { OpenPdf } from "./rendering/open-pdf.ts";

interface PdfPageProps {
  readonly pdf: OpenPdf;
  readonly number: number;
  /** Used until the page's own is known. */
  readonly aspectRatio: number;
  readonly zoom: number;
  /** Nothing more is drawn. */
  readonly isStopped: boolean;
  readonly onProblem: (problem: PdfProblem) => void;
}

/** The characters of a page's text for screen readers. */
const maxTextLength = 20_000;

type Drawing = "waiting" | "drawn" | "failed";

/** One page as an image, drawn while it is near the viewport, with its text for screen readers. */
export function PdfPage({ pdf, number, aspectRatio, zoom, isStopped, onProblem }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ratio, setRatio] = useState(aspectRatio);
  const [isNear, setNear] = useState<boolean | null>(null);
  const [drawing, setDrawing] = useState<Drawing>("waiting");
  const [text, setText] = useState("");

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: target.closest("[data-pages]"), rootMargin: "50%" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is drawn again at another size
  useEffect(() => {
    const target = canvas.current;
    if (!target || isStopped || isNear === null) return;
    if (!isNear) {
      // Frees the memory: a drawn page takes up to 32 MB.
      target.width = 0;
      return setDrawing("waiting");
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const own = await pdf.aspectRatio(number);
      if (!signal.aborted) flushSync(() => setRatio(own));
      const drawnText = await pdf.draw(number, target, signal);
      if (signal.aborted) return;
      setText(drawnText.slice(0, maxTextLength));
      setDrawing("drawn");
    };
    draw().catch((error: unknown) => {
      if (signal.aborted) return;
      if (error instanceof PdfError) onProblem(error.problem);
      else setDrawing("failed");
    });
    return () => leaving.abort();
  }, [pdf, number, isNear, isStopped, zoom]);

  const isBusy = drawing === "waiting" && isNear !== false && !isStopped;
  const isMissing = drawing === "failed" || (isStopped && drawing === "waiting");
  const shape = Math.min(maxAspectRatio, Math.max(1 / maxAspectRatio, ratio));
  const label = `Page ${number} of ${pdf.pages}`;
  return (
    <figure aria-label={label} aria-busy={isBusy}>
      <div
        className={classes("relative", drawing === "drawn" ? "bg-white" : "bg-surface")}
        style={{ aspectRatio: shape }}
      >
        <canvas
          ref={canvas}
          className={classes(
            "absolute inset-0 size-full object-contain",
            isBusy && "animate-shimmer bg-ink/9",
          )}
        />
        {isMissing && (
          <p className="absolute inset-0 flex items-center justify-center bg-surface-sunken p-4 text-center text-muted text-sm">
            This page couldn't be drawn.
          </p>
        )}
        {text && <p className="sr-only">{text}</p>}
      </div>
      <figcaption className="pt-1 text-center text-muted text-xs">{label}</figcaption>
    </figure>
  );
}
