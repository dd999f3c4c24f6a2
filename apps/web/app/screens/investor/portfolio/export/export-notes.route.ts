import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import { type Collection, listCollections } from "@tenora/database/market/payment/list-collections";
import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import { toDecimalText } from "@tenora/domain/money/decimal-amount";
import { noteNumber } from "@tenora/domain/receivable/note-number";
import { readAllPages, unlessNull, walletExport } from "~/http/csv/wallet-export.server";
import type { CsvRow } from "~/http/csv/write-csv";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, walletExportLimit } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import { walletAudience } from "~/market/wallet-audience.server";
import { isPastMaturity, stillOwedTo, valueAtMaturity } from "../positions/positions.server.ts";

export const handle: RouteHandle = { rateLimits: { GET: walletExportLimit } };

const header = [
  ...["Note", "Receivable", "Seller", "Seller's wallet", "Status", "Units", "Bought (UTC)"],
  ...[
    "Due (UTC)",
    "Cost",
    "Value at maturity",
    "Still owed",
    "Collected",
    "To collect",
    "Refunded",
  ],
  ...["To take back", "Currency"],
];
const pageSize = 1_000;

/** GET: the notes of a wallet as CSV, those of receivables by invitation for its own session alone. */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call) => {
  const wallet = pathWallet(call);
  const audience = await walletAudience(call, wallet);
  const { rows } = unlessNull(
    await readMarket(call.context, async (tx, head) => {
      const rows = await readAllPages<CsvRow, bigint>(async (after) => {
        const query = { wallet, audience, includeRefunded: true, after, limit: pageSize };
        const page = await listWalletNotes(tx, query, BigInt(head.time));
        const ids = page.notes.map(({ note }) => note.id);
        const collections = await listCollections(tx, wallet, ids);
        const written = page.notes.map((one) =>
          toRow(one, head.time, collections.get(one.note.id)),
        );
        return { rows: written, next: page.next };
      });
      return { rows };
    }),
  );
  return walletExport({ name: "notes", header, rows });
});

/** With what this wallet collected of it: what earlier holders did is in their files. */
function toRow(
  { note, listing }: NoteWithListing,
  now: number,
  collections: readonly Collection[] = [],
): CsvRow {
  const { token, seller, ledger } = listing;
  const money = (amount: bigint) => toDecimalText(amount, token.decimals);
  const isPast = isPastMaturity(listing.status);
  const collected = collections.reduce(
    (sum, { amount, isRefund }) => (isRefund ? sum : sum + amount),
    0n,
  );
  return [
    noteNumber(note.id),
    Number(note.listing),
    seller.name,
    seller.wallet,
    listing.status,
    Number(note.units),
    new Date(note.acquiredAt * 1_000),
    new Date(Number(ledger.maturity) * 1_000),
    money(note.acquiredCost ?? note.cost),
    // After its day only what is still owed counts.
    isPast ? "" : money(valueAtMaturity(note, listing)),
    isPast ? money(stillOwedTo(note, listing, now)) : "",
    money(collected),
    money(note.claimable),
    money(note.refunded ?? 0n),
    money(note.refundable),
    token.symbol,
  ];
}
