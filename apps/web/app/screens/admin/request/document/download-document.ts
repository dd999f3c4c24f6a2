import { type CertificateVersion, fetchDocumentLink } from "./fetch-document-link.ts";

/**
 * Saves the original of a business's certificate through a fresh 60-second link, which comes as an
 * attachment. The new tab shows nothing and closes by itself, since the link is all it ever had.
 */
export async function downloadDocument(
  businessId: string,
  which?: CertificateVersion,
): Promise<void> {
  const url = await fetchDocumentLink(businessId, which);
  if (url === null) return;
  const tab = window.open(url, "_blank");
  if (tab) tab.opener = null;
  // A blocked tab is no loss: an attachment leaves the page where it is.
  else window.location.assign(url);
}
