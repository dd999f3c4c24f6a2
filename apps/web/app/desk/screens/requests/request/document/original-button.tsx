import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { type CertificateVersion, fetchDocumentLink } from "./fetch-document-link.ts";

interface OriginalButtonProps extends ComponentProps<typeof Button> {
  /** The endpoint that makes links to it. */
  readonly linkPath: string;
  readonly path: string;
  readonly which?: CertificateVersion;
}

const labels: Record<CertificateVersion, readonly [image: string, download: string]> = {
  present: ["View document", "Download original"],
  rejected: ["View the rejected document", "Download the rejected original"],
};

/** Opens a document as it was sent: an image in a new tab, a PDF or an XML only as a download. */
export function OriginalButton({
  linkPath,
  path,
  which = "present",
  ...button
}: OriginalButtonProps) {
  const isDownload = /\.(pdf|xml)$/.test(path);
  const open = isDownload ? downloadDocument : openDocument;
  return (
    <Button {...button} onClick={() => open(linkPath)}>
      {labels[which][isDownload ? 1 : 0]}
    </Button>
  );
}

/** Opens a document in a new tab by a new 60-second link. */
async function openDocument(linkPath: string): Promise<void> {
  // Opened before the request, since browsers block a tab that is opened later than the click.
  const tab = window.open("about:blank", "_blank");
  if (tab) tab.opener = null;
  const url = await fetchDocumentLink(linkPath);
  if (url === null) tab?.close();
  else if (tab) tab.location.replace(url);
  else window.location.assign(url);
}

/**
 * Saves the original of a document by a new 60-second link. The link is an attachment, so
 * the browser closes the new tab by itself.
 */
async function downloadDocument(linkPath: string): Promise<void> {
  const url = await fetchDocumentLink(linkPath);
  if (url === null) return;
  const tab = window.open(url, "_blank");
  if (tab) tab.opener = null;
  // When the tab is blocked, this page can load the attachment without leaving.
  else window.location.assign(url);
}
