import { notify } from "~/ui/toast";

/** A fresh 60-second link to a business's certificate; null, and said in a toast, without one. */
export async function fetchLink(businessId: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/admin/businesses/${businessId}/document-link`);
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
