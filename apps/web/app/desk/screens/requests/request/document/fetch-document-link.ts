import { sendRequest } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";

/** A version of a business's certificate: the current one, or the one that was rejected last. */
export type CertificateVersion = "present" | "rejected";

/** The endpoint that makes links to a business's certificate. */
export const certificateLink = (businessId: string, which: CertificateVersion = "present") =>
  `/api/admin/businesses/${businessId}/document-link?which=${which}`;

/** A new 60-second link from an endpoint that makes them. On failure shows a toast and returns null. */
export async function fetchDocumentLink(path: string): Promise<string | null> {
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
