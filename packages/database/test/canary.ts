import { sealText } from "@tenora/database/sealed-text";
import type { WalletAddress } from "@tenora/domain/wallet-address";
import { type Office, submitted } from "./office.ts";

export const key = "a data key of at least 32 characters";
export const older = "an older data key of 32 characters!!";
let settled = 0;
/** Where a certificate of the canary that was settled last lies: no two wallets share a document. */
export const document = (digit: number) =>
  `/documents/business-documents/0000000${digit}-0000-4000-8000-${`${settled}`.padStart(12, "0")}.pdf`;

/** Asks as the database's owner. */
export const asking =
  (office: Office) =>
  async <T>(text: string, values: unknown[] = []) =>
    (await office.owner((owner) => owner.query(text, values))).rows as T[];

/** A business with a past, whose owner is an investor too; everything personal is a canary. */
export async function settleCanary(
  office: Office,
  wallet: WalletAddress,
  status: "pending" | "approved",
): Promise<void> {
  const ask = asking(office);
  settled += 1;
  const { id } = await submitted(office, {
    companyName: "Canary Textiles",
    registrationNumber: "CANARY1",
    directorName: "Canary Lim",
    directorEmail: "canary@example.com",
    certificateUrl: document(1),
    certificateInfo: { fileName: "canary.pdf" },
    walletAddress: wallet,
  });
  await ask("update businesses set status = $2 where id = $1", [id, status]);
  await ask(
    `insert into business_history (business_id, event, status, tier, reason, replaced_certificate_url)
     values ($1, 'certificate_replaced', 'pending', 3, 'the canary was blurred', $2)`,
    [id, document(2)],
  );
  await ask("update outbox set reason = 'canary', recipient_key = 'canary' where subject_id = $1", [
    id,
  ]);
  await ask(
    `insert into investors (wallet_address, investor_name, country, registration_number_encrypted, certificate_info)
     values ($1, 'Canary Tan', 'Singapore', $2, '{"email": "canary@example.com"}')`,
    [wallet, Buffer.from(sealText(older, wallet, "S-CANARY-D"))],
  );
  await ask("update investors set rejection_reason = 'canary' where wallet_address = $1", [wallet]);
  await ask(
    `insert into rejected_submissions (business_id, company_name, country, registration_number,
       director_name, director_email, certificate_url, reason)
     values ($1, 'Canary', 'Singapore', 'CANARY0', 'Canary', 'canary@example.com', $2, 'canary')`,
    [id, document(3)],
  );
}

/** Every row of every table that says the word or names the document, by table. */
export async function placesWith(office: Office, word: string): Promise<string[]> {
  const ask = asking(office);
  const tables = await ask<{ place: string }>(
    `select format('%I.%I', schemaname, tablename) as place from pg_tables
     where schemaname in ('public', 'auth_wallet', 'auth_admin', 'graphile_worker')`,
  );
  const found: string[] = [];
  for (const { place } of tables) {
    const rows = await ask(`select 1 from ${place} t where t::text ilike '%' || $1 || '%'`, [word]);
    if (rows.length > 0) found.push(place);
  }
  return found.sort();
}
