/** Lets the browser save the body of a response, under the name that it has there. */
export async function saveFile(response: Response): Promise<Response> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "export";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return response;
}
