import { certificateMessages } from "@tenora/domain/business/onboarding";
import { isNameOfCertificate } from "@tenora/domain/certificate/certificate-name";
import {
  certificateMaxBytes,
  type DocumentExtension,
  sniffCertificate,
  sniffDocument,
  sniffLength,
} from "@tenora/domain/certificate/certificate-type";

const unreadable = "We couldn't read this file. Please choose it again.";

/**
 * Why a chosen file is rejected, or null. Checks bytes and name as the server does,
 * so that a renamed file is rejected before it is sent.
 */
export const checkCertificate = (file: File): Promise<string | null> =>
  checkFile(file, sniffCertificate, certificateMessages.type);

/** The same of a file of a funding request, which may be an XML e-invoice. */
export const checkRequestDocument = (file: File): Promise<string | null> =>
  checkFile(file, sniffDocument, "Please choose a PDF, PNG or JPG, or an e-invoice as XML.");

async function checkFile(
  file: File,
  sniff: (head: Uint8Array) => DocumentExtension | null,
  wrongType: string,
): Promise<string | null> {
  if (file.size > certificateMaxBytes) return certificateMessages.size;
  try {
    const head = new Uint8Array(await file.slice(0, sniffLength).arrayBuffer());
    const type = sniff(head);
    return type && isNameOfCertificate(file.name, type) ? null : wrongType;
  } catch {
    return unreadable; // moved or changed since it was chosen, or a folder
  }
}
