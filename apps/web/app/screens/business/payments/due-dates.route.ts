import { listListings } from "@tenora/database/market/listing/list-listings";
import { dueCalendar } from "@tenora/domain/calendar/due-calendar";
import { DomainError } from "@tenora/domain/domain-error";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { owedStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import { walletAudience } from "~/market/wallet-audience.server";
import { mostListings } from "./month/load-month.server.ts";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/** GET: the due dates of a seller's receivables as a calendar; those by invitation for its own session alone. */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call) => {
  const seller = pathWallet(call);
  const { settings, now } = call.services;
  const audience = await walletAudience(call, seller);
  const found = await readMarket(call.context, async (tx, head) => {
    const status = owedStatuses;
    const own = { seller: [seller], status, audience, limit: mostListings } as const;
    return listListings(tx, { ...own, sort: "soonest" }, BigInt(head.time));
  });
  if (found === null) throw new DomainError("MARKET_UNAVAILABLE");
  const dates = found.listings.flatMap(({ id, token, ledger, due }) => {
    const owed = owedToHolders(due);
    if (owed === 0n) return [];
    return [
      {
        listing: Number(id),
        due: Number(ledger.maturity),
        owed: formatAmountFor("payer", owed, token),
      },
    ];
  });
  return new Response(dueCalendar(dates, { publicUrl: settings.publicUrl, now: now() }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="due-dates.ics"',
      "cache-control": "no-store",
    },
  });
});
