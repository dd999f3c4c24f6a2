import type { DocumentStore } from "@tenora/documents/store/document-store";
import { businessDocuments, documentUrl } from "@tenora/documents/store/object-path";
import { storeWhole } from "@tenora/documents/store/store-whole";
import type { SeedReceivable } from "../receivables/receivable.ts";
import { uuidOf } from "../records/row-columns.ts";
import type { HistoryDocument } from "../storage/store-requests.ts";
import { writeRegistrationCertificate } from "./registration-certificate.ts";
import { sha256 } from "./write-papers.ts";

interface Registered {
  readonly name: string;
  readonly registrationNumber: string;
  readonly country: string;
  readonly director: string;
}

/** Stores the papers of a demonstration, each once, under a name that follows from what it is and says. */
export function paperStore(documents: DocumentStore) {
  async function storeFile(name: string, bytes: Uint8Array): Promise<string> {
    const path = `${uuidOf(`${name} ${sha256(bytes).toString("hex")}`)}.pdf`;
    const object = { bucket: businessDocuments, path } as const;
    const existing = await documents.open(object);
    existing?.content.destroy();
    if (existing === null) await storeWhole(documents, object, bytes);
    return documentUrl(object);
  }

  return {
    async storePaper(
      { number, document }: SeedReceivable,
      paper: Uint8Array,
    ): Promise<HistoryDocument> {
      return {
        id: uuidOf(`document ${number}`),
        url: await storeFile(number, paper),
        fileName: `${document ?? "invoice"}-${number}.pdf`,
        bytes: paper.byteLength,
        sha256: sha256(paper).toString("hex"),
      };
    },
    async storeCertificate({ name: company, ...facts }: Registered, year: number) {
      const { registrationNumber, country, director } = facts;
      const certificate = await writeRegistrationCertificate({
        company,
        registrationNumber,
        country,
        director,
        registered: `${year}-03-14`,
      });
      const url = await storeFile(company, certificate);
      return { url, fileName: "certificate-of-registration.pdf" };
    },
  };
}
