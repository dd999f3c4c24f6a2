import { toDecimalText } from "@tenora/domain/money/decimal-amount";
import { noteNumber } from "@tenora/domain/receivable/note-number";
import { mostWalletRows, unlessNull, walletExport } from "~/http/csv/wallet-export.server";
import type { CsvRow } from "~/http/csv/write-csv";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, walletExportLimit } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import { walletAudience } from "~/market/wallet-audience.server";
import { type Movement, readMovements } from "../movements.server.ts";
import { readPeriod } from "./read-period.ts";

export const handle: RouteHandle = { rateLimits: { GET: walletExportLimit } };

const header = [
  ...["Time (UTC)", "What", "Receivable", "Note", "Seller", "Paid", "Received"],
  ...["Currency", "Other wallet", "Transaction"],
];

/** GET: what a wallet paid for notes and got for them in a period as CSV. */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call) => {
  const wallet = pathWallet(call);
  const period = readPeriod(new URL(call.request.url).searchParams);
  // One more row says that there are more.
  const audience = await walletAudience(call, wallet);
  const query = { wallet, audience, period, most: mostWalletRows + 1 };
  const { movements } = unlessNull(
    await readMarket(call.context, (tx, head) => readMovements(tx, query, BigInt(head.time))),
  );
  return walletExport({ name: `statement-${period.name}`, header, rows: movements.map(toRow) });
});

function toRow({ listing, note, ...movement }: Movement): CsvRow {
  const amount = toDecimalText(movement.amount, listing.token.decimals);
  return [
    new Date(movement.time * 1_000),
    movement.what,
    Number(listing.id),
    note === null ? null : noteNumber(note),
    listing.seller.name,
    movement.isOut ? amount : null,
    movement.isOut ? null : amount,
    listing.token.symbol,
    movement.other,
    movement.transaction,
  ];
}
