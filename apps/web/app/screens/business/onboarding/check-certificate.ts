import { certificateMaxBytes, sniffCertificate, sniffLength } from "@tenora/domain/certificate";
import { certificateMessages } from "@tenora/domain/onboarding";

const unreadable = "This file could not be read. Please choose it again.";

/**
 * Why a chosen file cannot be taken, or null. The bytes are looked at here as on the server, so
 * that a renamed file is refused before it is sent.
 */
export async function checkCertificate(file: File): Promise<string | null> {
  if (file.size > certificateMaxBytes) return certificateMessages.size;
  try {
    const head = new Uint8Array(await file.slice(0, sniffLength).arrayBuffer());
    return sniffCertificate(head) === null ? certificateMessages.type : null;
  } catch {
    return unreadable; // moved or changed since it was chosen, or a folder
  }
}
