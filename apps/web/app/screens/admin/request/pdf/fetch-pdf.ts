import { certificateMaxBytes } from "@tenora/domain/certificate/certificate-type";
import { sendRequest } from "~/http/send-request";
import { fetchTimeout } from "./limits.ts";
import { PdfError } from "./pdf-problem.ts";

/** The bytes behind a signed link. @throws PdfError unreachable, tooLarge */
export async function fetchPdf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(fetchTimeout);
  const result = await sendRequest(url, { signal, read: readBytes });
  if (!result.ok) throw new PdfError("unreachable", { cause: result });
  if (result.data === null) throw new PdfError("tooLarge");
  return result.data;
}

/** Null when they are more than a certificate may have. */
async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(response.headers.get("content-length")) > certificateMaxBytes) {
    await response.body?.cancel();
    return null;
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.length > certificateMaxBytes ? null : bytes;
}
