import { countryCodes } from "@tenora/domain/receivable/country-code";
import { industries } from "@tenora/domain/receivable/industries";
import { type RiskGrade, riskGrades } from "@tenora/domain/risk/risk-grade";
import { toSearchText } from "@tenora/domain/text/search-text";
import { sql } from "kysely";
import {
  type ListingReferences,
  noListings,
  type RecordMatches,
} from "../market/attention/record-matches.ts";
import type { ListingFilter } from "../market/listing/listing-filter.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** Pages show what matches, and the worker mails it. */
type RecordReader = Transaction<"visitor" | "worker">;

/**
 * What our own public records say to a filter. `everyGrade`: for the counts, which show all of them.
 */
export async function matchRecords(
  tx: RecordReader,
  { risk, search }: ListingFilter,
  { everyGrade = false } = {},
): Promise<RecordMatches> {
  const text = toSearchText(search).toLowerCase();
  return {
    risks: await listingsByGrade(tx, everyGrade ? riskGrades : (risk ?? [])),
    described: text === "" ? noListings : await listingsOfDebtors(tx, text),
  };
}

async function listingsByGrade(tx: RecordReader, chosen: readonly RiskGrade[]) {
  if (chosen.length === 0) return {};
  const rows = await tx
    .selectFrom("listed_requests")
    .select(["risk_grade", "listing_id", "fingerprint"])
    .where("risk_grade", "in", chosen)
    .execute();
  return Object.fromEntries(
    chosen.map((grade) => [grade, toReferences(rows.filter((row) => row.risk_grade === grade))]),
  );
}

/** A shorter word is part of too many names. */
const shortestWord = 3;
const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

/** Listings whose debtor's industry or country has the text in its name. */
async function listingsOfDebtors(tx: RecordReader, text: string): Promise<ListingReferences> {
  if (text.length < shortestWord) return noListings;
  const has = (name: string | undefined) => name?.toLowerCase().includes(text);
  const trades = Object.entries(industries).flatMap(([code, name]) => (has(name) ? [code] : []));
  const countries = countryCodes.filter((code) => has(countryNames.of(code)));
  if (trades.length + countries.length === 0) return noListings;
  const rows = await tx
    .selectFrom("listed_requests")
    .select(["listing_id", "fingerprint"])
    .where((eb) =>
      eb.or([
        sql<boolean>`debtor_industry = any(${trades}::text[])`,
        sql<boolean>`debtor_country = any(${[...countries]}::text[])`,
      ]),
    )
    .execute();
  return toReferences(rows);
}

const toReferences = (
  rows: readonly { readonly listing_id: string | null; readonly fingerprint: string | null }[],
): ListingReferences => ({
  ids: rows.map(({ listing_id }) => listing_id ?? ""),
  fingerprints: rows.map(({ fingerprint }) => fingerprint ?? ""),
});
