import { sendRequest } from "~/http/send-request";

/**
 * Sends what the form holds. What was typed stays, but for the code of the second factor: it is spent
 * whatever comes of the act, and would count as a wrong one the next time.
 */
export async function sendReauthenticated(
  method: "POST" | "DELETE",
  path: string,
  form: HTMLFormElement,
) {
  const body = Object.fromEntries(new FormData(form));
  const sent = await sendRequest(path, { method, body });
  const code = form.elements.namedItem("code");
  if (code instanceof HTMLInputElement) code.value = "";
  return { sent, body };
}
