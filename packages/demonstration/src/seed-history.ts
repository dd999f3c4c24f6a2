import type { Deployment } from "@tenora/chain/deployment/deployment";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { historyStart } from "./calendar/history-start.ts";
import { makeHistory } from "./exchange/make-history.ts";
import { paperStore } from "./papers/paper-store.ts";
import { papersHash, writePaperOf } from "./papers/write-papers.ts";
import { receivables } from "./receivables/receivables.ts";
import { waitingReceivables } from "./receivables/sales.ts";
import { businessRows } from "./records/business-rows.ts";
import { contactRows } from "./records/contact-rows.ts";
import { disputeRows } from "./records/dispute-rows.ts";
import { investorRows } from "./records/investor-rows.ts";
import { operationRows } from "./records/operation-rows.ts";
import { ratingRows } from "./records/rating-rows.ts";
import { listedRequest, submittedRequest } from "./records/request-rows.ts";
import { storeHistory } from "./storage/store-history.ts";

interface HistoryTarget {
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
  const { offered, waiting, eligibilities } = await makeHistory(rpcUrl, deployment, {
    end,
    papersOf: ({ number, recourse }) => papersHash(paperOf(number), recourse),
  });
  const start = historyStart(end);
  const { storePaper, storeCertificate } = paperStore(documents);
  // A campaign has no request.
  const invoices = offered.filter(({ receivable }) => receivable.customer !== null);
  await storeHistory(ownerUrl, {
    businesses: await Promise.all(
      businessRows(start, end).map(async (one) => ({
        ...one,
        certificate: await storeCertificate(one, one.profile?.founded ?? 2022),
      })),
    ),
    investors: investorRows(start, end, dataKeys),
    eligibilities,
    requests: await Promise.all([
      ...invoices.map(async (one) =>
        listedRequest(one, end, await storePaper(one.receivable, paperOf(one.receivable.number))),
      ),
      ...waiting.map(async (one) =>
        submittedRequest(
          one,
          end,
          await storePaper(one.receivable, paperOf(one.receivable.number)),
        ),
      ),
    ]),
    contacts: contactRows(end),
    disputes: disputeRows(end),
    operations: offered.flatMap(operationRows),
    ratings: offered.flatMap((one) => ratingRows(one, end)),
  });
}
