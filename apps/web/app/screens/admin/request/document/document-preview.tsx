import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PdfSkeleton } from "../pdf/pdf-skeleton.tsx";
import { type CertificateVersion, fetchDocumentLink } from "./fetch-document-link.ts";

// The drawing library is larger than the portal: only whoever opens a PDF loads it.
const PdfDocument = lazy(() =>
  // What failed to load once is not asked for again before the page is loaded again.
  import("../pdf/pdf-document.tsx").catch(() => ({
    default: () => <Unavailable onRetry={() => location.reload()} />,
  })),
);

interface DocumentPreviewProps {
  readonly businessId: string;
  readonly path: string;
  /** What it is called to a screen reader; no two on a page are called the same. */
  readonly title?: string;
  readonly which?: CertificateVersion;
}

/** The document itself; the link is asked for when it is opened. */
export function DocumentPreview({
  businessId,
  path,
  title = "Registration certificate",
  which = "present",
}: DocumentPreviewProps) {
  const [link, setLink] = useState<string | null | "none">(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for another link
  useEffect(() => {
    let isUnmounted = false;
    setLink(null);
    fetchDocumentLink(businessId, which).then((url) => isUnmounted || setLink(url ?? "none"));
    return () => {
      isUnmounted = true;
    };
  }, [businessId, which, attempt]);

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
