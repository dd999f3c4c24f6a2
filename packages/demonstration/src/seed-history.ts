import { createHash } from "node:crypto";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { businessDocuments, documentUrl } from "@tenora/documents/store/object-path";
import { storeWhole } from "@tenora/documents/store/store-whole";
import { recourseStatements } from "@tenora/domain/funding-request/recourse";
import { historyStart } from "./calendar/history-start.ts";
import { makeHistory } from "./exchange/make-history.ts";
import { writeRegistrationCertificate } from "./papers/registration-certificate.ts";
import { writePaperOf } from "./papers/write-papers.ts";
import { receivables, type SeedReceivable, waitingReceivables } from "./receivables/receivables.ts";
import { businessRows } from "./records/business-rows.ts";
import { contactRows } from "./records/contact-rows.ts";
import { disputeRows } from "./records/dispute-rows.ts";
import { investorRows } from "./records/investor-rows.ts";
import { operationRows } from "./records/operation-rows.ts";
import { ratingRows } from "./records/rating-rows.ts";
import { requestRow } from "./records/request-rows.ts";
import { uuidOf } from "./records/row-columns.ts";
import {
  applicants,
  waitingBusiness,
  waitingInvestors,
  waitingRequest,
} from "./records/waiting-rows.ts";
import { storeHistory } from "./storage/store-history.ts";
import type { HistoryDocument } from "./storage/store-requests.ts";
import { storeWaiting } from "./storage/store-waiting.ts";

export interface HistoryTarget {
  readonly rpcUrl: string;
  readonly deployment: Deployment;
  readonly ownerUrl: string;
  readonly documents: DocumentStore;
  /** DATA_KEY: the present key, then older ones. */
  readonly dataKeys: readonly string[];
  /** Now, in seconds since 1970; the chain begins at `historyStart(end)`. */
  readonly end: number;
}

/**
 * Gives a demonstration its past: receivables on the new chain, the papers behind them in the
 * document store, and what the application knows of them in the database. Call it again after a failure
 * on another new chain: the rows follow.
 */
export async function seedHistory(target: HistoryTarget): Promise<void> {
  const { rpcUrl, deployment, ownerUrl, documents, dataKeys, end } = target;
  const papers = new Map<string, Uint8Array>();
  for (const one of [...receivables, ...waitingReceivables])
    papers.set(one.number, await writePaperOf(one, end));
  const paperOf = (number: string) => papers.get(number) ?? new Uint8Array();
  const {
    offered: made,
    waiting,
    eligibilities,
  } = await makeHistory(rpcUrl, deployment, {
    end,
    papersOf: ({ number, recourse }) => papersHash(paperOf(number), recourse),
  });
  const start = historyStart(end);
  const stored = await Promise.all(
    made.map(async (offered) => {
      const { receivable } = offered;
      if (receivable.customer === null) return null;
      const paper = paperOf(receivable.number);
      return requestRow(offered, end, await storePaper(documents, receivable, paper));
    }),
  );
  await storeHistory(ownerUrl, {
    businesses: await Promise.all(
      businessRows(start, end).map(async (one) => ({
        ...one,
        certificate: await storeCertificate(documents, one, one.profile?.founded ?? 2015),
      })),
    ),
    investors: investorRows(start, dataKeys),
    eligibilities,
    requests: stored.filter((one) => one !== null),
    contacts: contactRows(end),
    disputes: disputeRows(end),
    operations: made.flatMap(operationRows),
    ratings: made.flatMap((offered) => ratingRows(offered, end)),
  });
  await storeWaiting(ownerUrl, {
    businesses: await Promise.all(
      applicants.map(async (one) => {
        return waitingBusiness(one, end, await storeCertificate(documents, one, 2022));
      }),
    ),
    investors: waitingInvestors(end, dataKeys),
    requests: await Promise.all(
      waiting.map(async (signed) => {
        const { receivable } = signed;
        const paper = paperOf(receivable.number);
        return waitingRequest(signed, end, await storePaper(documents, receivable, paper));
      }),
    ),
  });
}

/** SHA-256 over that of the document and of the sentence about recourse, as the database computes it. */
function papersHash(paper: Uint8Array, recourse: SeedReceivable["recourse"]): `0x${string}` {
  const signed = recourse === undefined ? [] : [Buffer.from(recourseStatements[recourse])];
  const hashes = [paper, ...signed].map(sha256).sort(Buffer.compare);
  return `0x${sha256(Buffer.concat(hashes)).toString("hex")}`;
}

async function storePaper(
  documents: DocumentStore,
  { number, document }: SeedReceivable,
  paper: Uint8Array,
): Promise<HistoryDocument> {
  return {
    id: uuidOf(`document ${number}`),
    url: await storeFile(documents, number, paper),
    fileName: `${document ?? "invoice"}-${number}.pdf`,
    bytes: paper.byteLength,
    sha256: sha256(paper).toString("hex"),
  };
}

interface Registered {
  readonly name: string;
  readonly registrationNumber: string;
  readonly country: string;
  readonly director: string;
}

async function storeCertificate(
  documents: DocumentStore,
  { name: company, registrationNumber, country, director }: Registered,
  year: number,
) {
  const facts = { company, registrationNumber, country, director, registered: `${year}-03-14` };
  const url = await storeFile(documents, company, await writeRegistrationCertificate(facts));
  return { url, fileName: "certificate-of-registration.pdf" };
}

/** Stores a PDF once, under a name that follows from what it is and says. */
async function storeFile(documents: DocumentStore, name: string, bytes: Uint8Array) {
  const path = `${uuidOf(`${name} ${sha256(bytes).toString("hex")}`)}.pdf`;
  const object = { bucket: businessDocuments, path } as const;
  const existing = await documents.open(object);
  existing?.content.destroy();
  if (existing === null) await storeWhole(documents, object, bytes);
  return documentUrl(object);
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
