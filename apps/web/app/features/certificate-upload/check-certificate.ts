import { certificateMessages } from "@tenora/domain/business/onboarding";
import { isNameOfCertificate } from "@tenora/domain/certificate/certificate-name";
import {
  certificateMaxBytes,
  sniffCertificate,
  sniffLength,
} from "@tenora/domain/certificate/certificate-type";

const unreadable = "We couldn't read this file. Please choose it again.";

/**
 * Why a chosen file is rejected, or null. Checks bytes and name as the server does,
 * so that a renamed file is rejected before it is sent.
 */
export async function checkCertificate(file: File): Promise<string | null> {
  if (file.size > certificateMaxBytes) return certificateMessages.size;
  try {
    const head = new Uint8Array(await file.slice(0, sniffLength).arrayBuffer());
    const type = sniffCertificate(head);
    return type && isNameOfCertificate(file.name, type) ? null : certificateMessages.type;
  } catch {
    return unreadable; // moved or changed since it was chosen, or a folder
  }
}
