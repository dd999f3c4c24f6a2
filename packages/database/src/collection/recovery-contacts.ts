import type { ContactMeans, ContactParty } from "@tenora/domain/collection/contact";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import type { CaseReference } from "./contacts.ts";

/** What everybody may know of the contacts about a receivable that is late or in default. */
export interface RecoveryContacts {
  readonly contacts: number;
  /** The day of the last one, in UTC: "2026-11-14". */
  readonly lastDay: string;
  readonly lastParty: ContactParty;
  readonly lastMeans: ContactMeans;
}

/**
 * How many contacts are on record since a receivable was late, and the last of them; null without any. Earlier
 * ones may be about a dispute, and aren't told.
 */
export async function findRecoveryContacts(
  tx: Transaction<"visitor">,
  { listing, fingerprint, lateSince }: CaseReference & { readonly lateSince: Date },
): Promise<RecoveryContacts | null> {
  const { rows } = await sql<RecoveryContacts>`
    select contacts, last_day::text as "lastDay", last_party as "lastParty", last_means as "lastMeans"
    from app.recovery_contacts(${listing.toString()}::bigint, ${fingerprint}, ${lateSince})`.execute(
    tx,
  );
  return rows[0] ?? null;
}
