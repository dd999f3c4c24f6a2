import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PdfSkeleton } from "../pdf/pdf-skeleton.tsx";
import { fetchDocumentLink } from "./fetch-document-link.ts";

// pdf.js is larger than the portal, so it loads with the first PDF.
const PdfDocument = lazy(() =>
  // A failed import is not repeated until the page is reloaded.
  import("../pdf/pdf-document.tsx").catch(() => ({
    default: () => <Unavailable onRetry={() => location.reload()} />,
  })),
);

interface DocumentPreviewProps {
  /** The endpoint that makes links to it. */
  readonly linkPath: string;
  /** Where it is stored; only its ending matters. */
  readonly path: string;
  /** The accessible name, unique on the page. */
  readonly title?: string;
}

/** The document itself, by a link that is requested when it is opened. */
export function DocumentPreview({
  linkPath,
  path,
  title = "Registration certificate",
}: DocumentPreviewProps) {
  const [link, setLink] = useState<string | null | "none">(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests another link
  useEffect(() => {
    let isUnmounted = false;
    setLink(null);
    fetchDocumentLink(linkPath).then((url) => isUnmounted || setLink(url ?? "none"));
    return () => {
      isUnmounted = true;
    };
  }, [linkPath, attempt]);

  const retry = () => setAttempt(attempt + 1);
  if (link === "none") return <Unavailable onRetry={retry} />;
  if (link === null) return <PdfSkeleton title={title} />;
  if (path.endsWith(".pdf")) {
    return (
      <Suspense fallback={<PdfSkeleton title={title} />}>
        <PdfDocument url={link} title={title} onRetry={retry} />
      </Suspense>
    );
  }
  return (
    <img
      src={link}
      alt={title}
      className="block max-h-128 w-full border-line border-t bg-surface-sunken object-contain"
    />
  );
}

function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="bad"
      title="This document can't be shown now"
      className="m-4"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Check your connection and try again.
    </Notice>
  );
}
