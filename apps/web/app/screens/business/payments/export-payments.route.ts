import {
  listSellerPayments,
  type SellerPayment,
} from "@tenora/database/market/seller/list-seller-payments";
import { toDecimalText } from "@tenora/domain/money/decimal-amount";
import { readAllPages, unlessNull, walletExport } from "~/http/csv/wallet-export.server";
import type { CsvRow } from "~/http/csv/write-csv";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, walletExportLimit } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import { walletAudience } from "~/market/wallet-audience.server";

export const handle: RouteHandle = { rateLimits: { GET: walletExportLimit } };

const header = [
  ...["Time (UTC)", "Receivable", "Status", "Due (UTC)", "Paid by", "Amount"],
  ...["To investors", "To the business", "Currency", "Transaction"],
];
const pageSize = 500;

/** GET: every payment on a seller's receivables as CSV, those by invitation for its own session alone. */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call) => {
  const seller = pathWallet(call);
  const audience = await walletAudience(call, seller);
  const { rows } = unlessNull(
    await readMarket(call.context, async (tx, head) => {
      const payments = await readAllPages<SellerPayment, { block: number; logIndex: number }>(
        async (after) => {
          const query = { seller, audience, after, limit: pageSize };
          const page = await listSellerPayments(tx, query, BigInt(head.time));
          return { rows: page.payments, next: page.next };
        },
      );
      return { rows: payments.map(toRow) };
    }),
  );
  return walletExport({ name: "payments", header, rows });
});

function toRow({ event, listing }: SellerPayment): CsvRow {
  const { token, ledger } = listing;
  const money = (value: unknown) => toDecimalText(BigInt(String(value ?? 0)), token.decimals);
  return [
    new Date(event.time * 1_000),
    Number(listing.id),
    listing.status,
    new Date(Number(ledger.maturity) * 1_000),
    event.wallet,
    money(event.amount),
    money(event.arguments.toHolders),
    money(event.arguments.toSeller),
    token.symbol,
    event.transaction,
  ];
}
