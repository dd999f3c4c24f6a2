import { sendRequest } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";

/** A version of a business's certificate: the current one, or the one that was rejected last. */
export type CertificateVersion = "present" | "rejected";

/** A new 60-second link to a business's certificate. On failure shows a toast and returns null. */
export async function fetchDocumentLink(
  businessId: string,
  which: CertificateVersion = "present",
): Promise<string | null> {
  const path = `/api/admin/businesses/${businessId}/document-link?which=${which}`;
  // POST, because the audit log records it: no other site may trigger it.
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
