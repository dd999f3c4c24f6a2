import { sniffCertificate } from "@tenora/domain/certificate/certificate-type";
import { inspectorFor } from "../inspection/inspector.ts";
import type { DocumentStore } from "../store/document-store.ts";
import type { ObjectPath } from "../store/object-path.ts";
import { receiveFile } from "./receive-file.ts";

const certificates = { sniff: sniffCertificate, inspect: inspectorFor };

/** Receives a certificate as `receiveFile` does. */
export function receiveCertificate(
  store: DocumentStore,
  fileName: string,
  content: AsyncIterable<Uint8Array>,
  timeoutMs?: number,
): Promise<ObjectPath> {
  return receiveFile(store, certificates, { fileName, content }, timeoutMs);
}
