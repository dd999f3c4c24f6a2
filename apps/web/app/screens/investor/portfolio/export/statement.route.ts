import type { MarketEvent } from "@tenora/database/market/event-record";
import { findListings } from "@tenora/database/market/find-listings";
import { listWalletEvents } from "@tenora/database/market/list-wallet-events";
import type { Listing } from "@tenora/database/market/listing-record";
import { toDecimalText } from "@tenora/domain/money/decimal-amount";
import { readAllPages, unlessNull, walletExport } from "~/http/csv/wallet-export.server";
import type { CsvRow } from "~/http/csv/write-csv";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, walletExportLimit } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import { readPeriod } from "./read-period.ts";

export const handle: RouteHandle = { rateLimits: { GET: walletExportLimit } };

const header = [
  ...["Time (UTC)", "What", "Receivable", "Note", "Seller", "Paid", "Received"],
  ...["Currency", "Other wallet", "Transaction"],
];
/** What moves an investor's money. A credit that stands for one of these moves nothing more. */
const types = ["bought", "filled", "claimed", "refunded"];
const pageSize = 1_000;

/** GET: what a wallet paid for notes and got for them in a period as CSV, as the chain says to everybody. */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call) => {
  const wallet = pathWallet(call);
  const period = readPeriod(new URL(call.request.url).searchParams);
  const { rows } = unlessNull(
    await readMarket(call.context, async (tx, head) => {
      const events = await readAllPages<MarketEvent, { block: number; logIndex: number }>(
        async (before) => {
          const page = await listWalletEvents(tx, {
            wallet,
            types,
            period,
            before,
            limit: pageSize,
          });
          return { rows: page.events, next: page.next };
        },
      );
      const ids = new Set(events.flatMap(({ listing }) => (listing === null ? [] : [listing])));
      const listings = await findListings(tx, [...ids], BigInt(head.time));
      return { rows: events.flatMap((event) => toRows(event, wallet, listings)) };
    }),
  );
  return walletExport({ name: `statement-${period.name}`, header, rows });
});

function toRows(
  event: MarketEvent,
  wallet: string,
  listings: ReadonlyMap<bigint, Listing>,
): CsvRow[] {
  const listing = event.listing === null ? undefined : listings.get(event.listing);
  const what = movementOf(event, wallet);
  if (listing === undefined || what === null) return [];
  const amount = toDecimalText(event.amount ?? 0n, listing.token.decimals);
  const { note, counterparty } = event;
  const other = what.isOther ? event.wallet : counterparty;
  return [
    [
      new Date(event.time * 1_000),
      what.label,
      Number(listing.id),
      note === null ? null : `${note >> 24n}-${note & 0xffffffn}`,
      listing.seller.name,
      what.isOut ? amount : null,
      what.isOut ? null : amount,
      listing.token.symbol,
      other === wallet ? null : other,
      event.transaction,
    ],
  ];
}

/** What it was for this wallet; null when it concerned somebody else's note. */
function movementOf({ type, wallet: owner }: MarketEvent, wallet: string) {
  const isOther = owner !== wallet;
  if (type === "filled")
    return isOther
      ? { label: "Sold a note", isOut: false, isOther }
      : { label: "Bought a note from its holder", isOut: true, isOther };
  if (isOther) return null;
  if (type === "bought") return { label: "Bought", isOut: true, isOther };
  return { label: type === "claimed" ? "Collected" : "Refunded", isOut: false, isOther };
}
