import { type CertificateVersion, fetchDocumentLink } from "./fetch-document-link.ts";

/** Opens a business's certificate in a new tab through a fresh 60-second link. */
export async function openDocument(businessId: string, which?: CertificateVersion): Promise<void> {
  // Opened at once, while the click still counts: a tab opened after waiting would be blocked.
  const tab = window.open("about:blank", "_blank");
  if (tab) tab.opener = null;
  const url = await fetchDocumentLink(businessId, which);
  if (url === null) tab?.close();
  else if (tab) tab.location.replace(url);
  else window.location.assign(url);
}
