import { certificateMaxBytes } from "@tenora/domain/certificate/certificate-type";
import { fetchTimeout } from "./limits.ts";
import { PdfError } from "./pdf-problem.ts";

/** The bytes behind a signed link. @throws PdfError unreachable, tooLarge */
export async function fetchPdf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await read(url).catch((error: unknown) => {
    throw error instanceof PdfError ? error : new PdfError("unreachable", { cause: error });
  });
  if (bytes.length > certificateMaxBytes) throw new PdfError("tooLarge");
  return bytes;
}

async function read(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeout) });
  if (!response.ok) throw new Error(`The document was answered with ${response.status}`);
  if (Number(response.headers.get("content-length")) > certificateMaxBytes) {
    await response.body?.cancel();
    throw new PdfError("tooLarge");
  }
  return new Uint8Array(await response.arrayBuffer());
}
