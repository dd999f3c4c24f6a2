export type JsonResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: string | null; readonly message: string };

const unreachable = "The server could not be reached. Please try again.";

/** Sends a request to a endpoint of ours; a rejection comes with the endpoint's sentence. Never throws. */
export async function sendJson<Answer = unknown>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body: object,
): Promise<JsonResult<Answer>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer & { code?: string; message?: string };
    if (response.ok) return { ok: true, answer };
    return { ok: false, code: answer.code ?? null, message: answer.message ?? unreachable };
  } catch {
    return { ok: false, code: null, message: unreachable };
  }
}
