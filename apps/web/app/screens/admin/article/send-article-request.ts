/** What a door of the articles answered: what was asked for, or why not. */
export type Answer<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly code: string; readonly message: string };

const unreachable = "The server could not be reached. Nothing you typed is lost.";

/** Asks one of the articles' doors; never throws. An object is sent as JSON, a file as it is. */
export async function sendArticleRequest<T extends object>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: object | File,
): Promise<Answer<T>> {
  try {
    const isFile = body instanceof File;
    const response = await fetch(`/api/admin/articles/${path}`, {
      method,
      headers: { "content-type": isFile ? body.type : "application/json" },
      body: isFile ? body : JSON.stringify(body ?? {}),
    });
    const answer = (await response.json()) as T & { code?: string; message?: string };
    if (response.ok) return { ok: true, ...answer };
    return { ok: false, code: answer.code ?? "", message: answer.message ?? unreachable };
  } catch {
    return { ok: false, code: "", message: unreachable };
  }
}
