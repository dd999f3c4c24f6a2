import { readListingsAddress, writeSearch } from "@tenora/database/market/listing/listing-query";
import { lineSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";

/** The filters of the exchange's address as it writes them, and nothing that it doesn't know. */
export const isSearch = (query: string): boolean => {
  const address = readListingsAddress(new URLSearchParams(query));
  return !address.hasUnknown && writeSearch(address) === query;
};

const changes = {
  name: lineSchema(80, { least: 1 }),
  alerts: z.boolean(),
};

export const searchInput = z.strictObject({
  ...changes,
  query: z.string().max(4_000).refine(isSearch),
});
export const searchChangesInput = z.strictObject(changes);
