import { notify } from "~/ui/toast/toast";

/** One version of a business's certificate: its present one, or the one that was rejected the last time. */
export type CertificateVersion = "present" | "rejected";

/** A fresh 60-second link to a business's certificate; null, and said in a toast, without one. */
export async function fetchDocumentLink(
  businessId: string,
  which: CertificateVersion = "present",
): Promise<string | null> {
  try {
    const response = await fetch(
      `/api/admin/businesses/${businessId}/document-link?which=${which}`,
      // Asking is an act of the audit log: no foreign page makes an admin's browser do it.
      { method: "POST" },
    );
    if (!response.ok) throw new Error(`The link was refused with ${response.status}`);
    const { url } = (await response.json()) as { url: string };
    return new URL(url, window.location.origin).href;
  } catch (error) {
    console.error(error);
    notify({
      title: "Error",
      description: "Failed to generate document download link",
      tone: "destructive",
    });
    return null;
  }
}
