import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PdfSkeleton } from "../pdf/pdf-skeleton.tsx";
import { DocumentText } from "./document-text.tsx";
import { fetchDocumentLink } from "./fetch-document-link.ts";
import { InSight } from "./in-sight.tsx";

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
  /** Called when a part of the document comes into sight. */
  readonly onSeen?: () => void;
}

/** The document itself, by a link that is requested when it is opened. */
export function DocumentPreview({
  linkPath,
  path,
  title = "Registration certificate",
  onSeen,
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
        <PdfDocument url={link} title={title} onRetry={retry} onSeen={onSeen} />
      </Suspense>
    );
  }
  if (path.endsWith(".xml")) {
    const onFailed = () => setLink("none");
    return <DocumentText url={link} title={title} onFailed={onFailed} onSeen={onSeen} />;
  }
  return <DocumentImage url={link} title={title} onRetry={retry} onSeen={onSeen} />;
}

interface DocumentImageProps {
  readonly url: string;
  readonly title: string;
  readonly onRetry: () => void;
  readonly onSeen: (() => void) | undefined;
}

/** An image is seen once it is loaded and in sight; one that can't be loaded never is. */
function DocumentImage({ url, title, onRetry, onSeen }: DocumentImageProps) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  if (state === "failed") return <Unavailable onRetry={onRetry} />;
  return (
    <InSight onSeen={onSeen} isLoaded={state === "loaded"}>
      <img
        src={url}
        alt={title}
        onLoad={() => setState("loaded")}
        onError={() => setState("failed")}
        className="block max-h-128 w-full border-line border-t bg-surface-sunken object-contain"
      />
    </InSight>
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
