import { useState } from "react";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import { InSight } from "../document/in-sight.tsx";
import { problemText } from "./copy.ts";
import { InspectionNotice } from "./inspection/inspection-notice.tsx";
import { maxPages } from "./limits.ts";
import { PdfPage } from "./pdf-page.tsx";
import { PdfSkeleton } from "./pdf-skeleton.tsx";
import { usePdf } from "./use-pdf.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

interface PdfDocumentProps {
  readonly url: string;
  readonly title: string;
  readonly onRetry: () => void;
  /** Called when a part of its pages comes into sight. */
  readonly onSeen?: (() => void) | undefined;
}

/** The first pages of a PDF as images, and the result of its inspection. */
export default function PdfDocument({ url, title, onRetry, onSeen }: PdfDocumentProps) {
  const { pdf, aspectRatio, inspection, problem, stop } = usePdf(url);
  const [zoom, setZoom] = useState(1);
  const pages = pdf ? Math.min(pdf.pages, maxPages) : 0;
  const isLoaded = problem !== "unreachable" && problem !== "tooLarge";
  return (
    <div className="border-line border-t">
      {/* A result of one line stands beside the zoom; what needs more room above it. */}
      <div className="flex flex-wrap items-center justify-end gap-x-4 px-4 py-1 has-[>:only-child:empty]:hidden">
        <div
          aria-live="polite"
          className={classes(
            "min-w-0 flex-1 basis-56 space-y-3 py-1.5 empty:hidden has-[ul]:basis-full",
            problem !== null && "basis-full!",
          )}
        >
          {isLoaded && <InspectionNotice inspection={inspection} problem={problem} />}
          {problem && (
            <Notice
              tone="bad"
              title={`This document can't be shown${pdf ? " in full" : ""}`}
              action={
                problem === "unreachable" && (
                  <Button size="sm" variant="outline" onClick={onRetry}>
                    Try again
                  </Button>
                )
              }
            >
              {problemText[problem]}
            </Notice>
          )}
        </div>
        {pdf && <ZoomButtons zoom={zoom} onChange={setZoom} />}
      </div>
      {!pdf && !problem && <PdfSkeleton title={title} />}
      {pdf && (
        <InSight onSeen={onSeen}>
          <section
            aria-label={`${title}, ${pdf.pages === 1 ? "1 page" : `${pdf.pages} pages`}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            data-pages=""
            className="max-h-160 overflow-auto border-line border-t bg-surface-sunken p-3 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
          >
            <div className="space-y-3" style={{ width: `${zoom * 100}%` }}>
              {Array.from({ length: pages }, (_, index) => (
                <PdfPage
                  // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
                  key={index}
                  pdf={pdf}
                  number={index + 1}
                  aspectRatio={aspectRatio}
                  zoom={zoom}
                  isStopped={problem !== null}
                  onProblem={stop}
                />
              ))}
            </div>
            {pdf.pages > pages && (
              <p className="sticky left-0 pt-3 text-center text-sm">
                {(pdf.pages - pages).toLocaleString("en")} more{" "}
                {pdf.pages - pages === 1 ? "page" : "pages"}: download the original to see{" "}
                {pdf.pages - pages === 1 ? "it" : "them"}.
              </p>
            )}
          </section>
        </InSight>
      )}
    </div>
  );
}
