/**
 * Lets a page reload while its code changes: Vite writes style elements and talks over a web socket
 * at our own address. Everything else of the content policy stays.
 */
export function allowHotReload(response: Response, publicUrl: string): Response {
  const policy = response.headers.get("content-security-policy");
  if (policy === null) return response;
  const socket = publicUrl.replace(/^http/, "ws");
  const amended = policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", `connect-src 'self' ${socket}`);
  response.headers.set("content-security-policy", amended);
  return response;
}
