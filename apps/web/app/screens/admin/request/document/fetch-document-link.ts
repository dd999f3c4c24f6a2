import { sendRequest } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";

/** One version of a business's certificate: its present one, or the one that was rejected the last time. */
export type CertificateVersion = "present" | "rejected";

/** A fresh 60-second link to a business's certificate; null, and said in a toast, without one. */
export async function fetchDocumentLink(
  businessId: string,
  which: CertificateVersion = "present",
): Promise<string | null> {
  const path = `/api/admin/businesses/${businessId}/document-link?which=${which}`;
  // POST, since the audit log records it: no foreign page makes an admin's browser do it.
  const result = await sendRequest<{ url: string }>(path, { method: "POST" });
  if (result.ok) return new URL(result.data.url, window.location.origin).href;
  console.error(`The document link failed: ${result.code}`);
  notify({
    title: "Error",
    description: "Failed to generate document download link",
    tone: "destructive",
  });
  return null;
}
