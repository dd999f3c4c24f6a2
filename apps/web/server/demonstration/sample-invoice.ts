import { businesses, customers } from "@tenora/chain/history/participants";
import { localClock } from "@tenora/chain/rpc/local-clock";
import { writeInvoice } from "@tenora/documents/invoice";
import type { Context } from "hono";
import type { AppEnvironment } from "../http/request-context.ts";

const tenorDays = 60;

/**
 * An invoice of Ben to Cleo to upload while trying the marketplace, written on the chain's present day and
 * due 60 days later. On one day it is always the same file.
 */
export function sampleInvoice(rpcUrl: string) {
  const clock = localClock(rpcUrl);
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const { time } = await clock.readLatest();
    const issued = dateAfter(Number(time), 0);
    const number = `BT-${issued.replaceAll("-", "")}`;
    const pdf = await writeInvoice({
      number,
      seller: businesses.ben,
      customer: customers.cleo,
      issued,
      due: dateAfter(Number(time), tenorDays),
      currency: "USD",
      lines: [
        { text: "1,200 table lamps, model Aurora", amount: "22,800.00" },
        { text: "Packaging and freight", amount: "1,200.00" },
      ],
      total: "24,000.00",
    });
    return context.body(new Uint8Array(pdf), 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="invoice-${number}.pdf"`,
      "cache-control": "no-store",
    });
  };
}

/** YYYY-MM-DD, UTC, some days after a time in seconds since 1970. */
const dateAfter = (time: number, days: number): string =>
  new Date((time + days * 86_400) * 1000).toISOString().slice(0, 10);
