import { sendRequest } from "~/http/send-request";
import { requestPath } from "./request-queries.ts";

/** Opens a document of the business's own request in a new tab. Resolves with the problem, or null. */
export async function openDocument(requestId: string, documentId: string): Promise<string | null> {
  // Opened now: a browser blocks a window that opens after the request.
  const tab = window.open("", "_blank");
  const path = `${requestPath(requestId)}/documents/${documentId}`;
  const result = await sendRequest<{ url: string }>(path, { method: "POST", body: {} });
  if (result.ok && tab) tab.location.href = result.data.url;
  else tab?.close();
  return result.ok ? null : result.message;
}
