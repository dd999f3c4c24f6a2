import { findBusinessIds } from "@tenora/database/business/find-business-ids";
import { findListedCustomers } from "@tenora/database/funding-request/find-listed-customers";
import { listOutstanding } from "@tenora/database/market/book/list-outstanding";
import { readAgeing } from "@tenora/database/market/book/read-ageing";
import { readMaturities } from "@tenora/database/market/book/read-maturities";
import {
  listCombinedExposures,
  listSellerExposures,
} from "@tenora/database/market/seller/list-seller-exposures";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { readIndexed } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { BookPage } from "./book-page.ts";
import { coinBook, sellerRows } from "./coin-book.ts";
import { combinedBook } from "./combined-book.ts";
import { customerExposures } from "./customer-exposures.ts";
import { weekRows } from "./week-rows.ts";

type Context = Readonly<RouterContextProvider>;

const mostSellers = 10;
/** Customers are looked up for so many of the largest receivables: their names are in our own records. */
const mostLookedUp = 5_000;

/**
 * The book; null without a session, "failed" when our own records can't be read, "unavailable" when the
 * exchange can't. No transaction reads both, so the customers are joined here.
 */
export async function loadBook(
  request: Request,
  context: Context,
): Promise<BookPage | "unavailable" | "failed" | null> {
  // Nothing is read of the exchange for a stranger.
  const session = await loadAsAdmin(request, context, async () => "signed in" as const);
  if (session !== "signed in") return session;
  const read = await readBook(context);
  if (read === null) return "unavailable";
  const { now, ageings, maturities, exposures, combined, outstanding } = read;
  const sellers = [...exposures, ...combined].map(({ seller }) => seller.wallet);
  const known = await loadAsAdmin(request, context, async (tx) => ({
    ids: await findBusinessIds(tx, [...new Set(sellers)]),
    customers: await findListedCustomers(
      tx,
      outstanding.receivables
        .filter(({ kind }) => kind !== "community")
        .map(({ id, fingerprint }) => ({ listing: id, fingerprint })),
    ),
  }));
  if (known === null || known === "failed") return known;
  return {
    at: formatMoment(new Date(now * 1_000)),
    customersOf: outstanding.hasMore ? outstanding.receivables.length : null,
    coins: ageings.map((ageing) => {
      const ofCoin = <One extends { readonly token: string }>(all: readonly One[]) =>
        all.filter(({ token }) => token === ageing.token.address);
      return coinBook(ageing, {
        weeks: weekRows(maturities.get(ageing.token.address) ?? [], now, ageing.token),
        sellers: sellerRows(ofCoin(exposures), known.ids, ageing),
        customers: customerExposures(ofCoin(outstanding.receivables), known.customers, ageing),
      });
    }),
    combined: combinedBook({
      ageings,
      exposures: combined,
      receivables: outstanding.receivables,
      ...known,
    }),
  };
}

/** All of it in one transaction at one indexed block; null while the market can't be read. */
const readBook = (context: Context) =>
  readIndexed(context.get(servicesContext), async (tx, head) => {
    const now = BigInt(head.time);
    return {
      now: head.time,
      ageings: await readAgeing(tx, now),
      maturities: await readMaturities(tx, now),
      exposures: await listSellerExposures(tx, mostSellers, now),
      combined: await listCombinedExposures(tx, mostSellers, now),
      outstanding: await listOutstanding(tx, mostLookedUp, now),
    };
  });
