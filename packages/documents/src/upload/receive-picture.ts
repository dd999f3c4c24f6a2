import { sniffCertificate } from "@tenora/domain/certificate/certificate-type";
import { DomainError } from "@tenora/domain/domain-error";
import { inspectorFor } from "../inspection/inspector.ts";

/** A PNG or JPEG that has passed inspection and is not decoded yet. */
export interface ReceivedPicture {
  readonly extension: "png" | "jpg";
  readonly bytes: Buffer;
}

/**
 * Reads an uploaded picture.
 * @throws DomainError COVER_TYPE; COVER_SIZE above `maxBytes`
 */
export async function receivePicture(
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<ReceivedPicture> {
  const bytes = await gather(content, maxBytes);
  const extension = sniffCertificate(bytes);
  if (extension !== "png" && extension !== "jpg") throw new DomainError("COVER_TYPE");
  try {
    const inspector = inspectorFor(extension);
    await inspector.see(bytes);
    await inspector.end();
  } catch (cause) {
    throw new DomainError("COVER_TYPE", { cause });
  }
  return { extension, bytes };
}

async function gather(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    // Read to the end, so that the sender receives the response.
    if (size <= maxBytes) pieces.push(piece);
  }
  if (size > maxBytes) throw new DomainError("COVER_SIZE");
  return Buffer.concat(pieces);
}
