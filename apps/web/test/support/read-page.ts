/** A page as the server renders it; `text` is what people read of it without scripts. */
export async function readPage(address: string, init?: RequestInit) {
  const response = await fetch(address, init);
  const { status, headers } = response;
  const html = await response.text();
  const text = html
    .replaceAll(/<script\b.*?<\/script>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
  return { status, headers, html, text };
}
