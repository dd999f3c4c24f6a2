import type { MarketSubject } from "@tenora/database/funding-request/find-market-subject";
import type { Services } from "~/services.server";
import { type ExchangeRecords, readExchange } from "./read-exchange.server.ts";
import { readTrackRecords, type TrackRecords } from "./read-track-records.server.ts";

interface ReviewedExchange extends ExchangeRecords {
  readonly trackRecords: TrackRecords;
}

/** Null while the market can't be read, as before the indexer's first run. */
export async function readExchangeForReview(
  services: Services,
  subject: MarketSubject,
): Promise<ReviewedExchange | null> {
  try {
    const exchange = await readExchange(services, subject);
    return { ...exchange, trackRecords: await readTrackRecords(services, subject) };
  } catch (error) {
    const { name, stack, code } = error as Error & { code?: string };
    services.log.warn({ name, code, stack }, "the market could not be read");
    return null;
  }
}
