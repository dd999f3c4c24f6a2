import { randomBytes } from "node:crypto";
import { encryptText } from "@tenora/database/encryption/text-encryption";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { type DatabaseContext, submitted } from "./database-context.ts";

export const key = "a data key of at least 32 characters";
export const older = "an older data key of 32 characters!!";
/** Another wallet, which canaries invited and were invited by. */
const friend = `0x${"f7".repeat(20)}`;
let settled = 0;
/** The certificate of the last canary that was created: no two wallets share a document. */
export const document = (digit: number) =>
  `/documents/business-documents/0000000${digit}-0000-4000-8000-${`${settled}`.padStart(12, "0")}.pdf`;

export const rewardPicture = "/reward-pictures/00000000-0000-4000-8000-00000000000a.jpg";

/** The logo of the last canary: no two businesses share one. */
export const logo = () => `/logos/0000000b-0000-4000-8000-${`${settled}`.padStart(12, "0")}.jpg`;

/** Asks as the database's owner. */
export const queryAsOwner =
  (context: DatabaseContext) =>
  async <T>(text: string, values: unknown[] = []) =>
    (await context.owner((owner) => owner.query(text, values))).rows as T[];

/** A business with a history, whose owner is also an investor; all personal data are canaries. */
export async function insertCanaryRecords(
  context: DatabaseContext,
  wallet: WalletAddress,
  status: "pending" | "approved",
): Promise<void> {
  const queryRows = queryAsOwner(context);
  settled += 1;
  const { id } = await submitted(context, {
    companyName: "Canary Textiles",
    registrationNumber: "CANARY1",
    directorName: "Canary Lim",
    directorEmail: "canary@example.com",
    certificateUrl: document(1),
    certificateInfo: { fileName: "canary.pdf" },
    walletAddress: wallet,
  });
  await queryRows("update businesses set status = $2 where id = $1", [id, status]);
  await queryRows(
    `insert into business_history (business_id, event, status, tier, reason, replaced_certificate_url)
     values ($1, 'certificate_replaced', 'pending', 3, 'the canary was blurred', $2)`,
    [id, document(2)],
  );
  await queryRows(
    "update outbox set reason = 'canary', recipient_key = 'canary' where subject_id = $1",
    [id],
  );
  await queryRows(
    `insert into investors (wallet_address, investor_name, country, registration_number_encrypted, certificate_info)
     values ($1, 'Canary Tan', 'Singapore', $2, '{"email": "canary@example.com"}')`,
    [wallet, Buffer.from(encryptText(older, wallet, "S-CANARY-D"))],
  );
  await queryRows(
    `insert into recorded_checks (business_id, subject, outcome, comment, admin_id)
     values ($1, 'authority', 'clear', 'Met the canary', 'x')`,
    [id],
  );
  await queryRows(
    `insert into recorded_checks (investor_id, subject, outcome, comment, admin_id)
     select id, 'sanctions', 'clear', 'No canary listed', 'x' from investors where wallet_address = $1`,
    [wallet],
  );
  await queryRows(
    `insert into mail_settings (subject_id, time_zone)
     select id, 'Canary' from businesses where wallet_address = $1
     union all select id, 'Canary' from investors where wallet_address = $1`,
    [wallet],
  );
  await queryRows(
    "insert into mail_tokens (hash, subject_id) values (sha256(convert_to($2, 'UTF8')), $1)",
    [id, id],
  );
  await queryRows("update investors set rejection_reason = 'canary' where wallet_address = $1", [
    wallet,
  ]);
  for (const [invited, seller] of [
    [wallet, friend],
    [friend, wallet],
  ]) {
    await queryRows(
      `insert into invitations (digest, listing_id, seller, wallet, name, cap, counter, deadline, signature)
       values ($1, 7, $2, $3, 'Canary', 1, 0, 1, '0xab')`,
      [`0x${randomBytes(32).toString("hex")}`, seller, invited],
    );
    await queryRows(
      "insert into join_requests (listing_id, wallet, seller, name) values ($1, $2, $3, 'Canary')",
      [settled, invited, seller],
    );
  }
  await queryRows("insert into guests (wallet, email) values ($1, 'canary@guest.example')", [
    wallet,
  ]);
  await queryRows(
    "insert into mail_settings (subject_id, stopped) select id, array['guest-emails'] from guests where wallet = $1",
    [wallet],
  );
  await queryRows(
    "insert into guest_confirmations (wallet, address_hash) values ($1, sha256('canary'))",
    [wallet],
  );
  await queryRows(
    "insert into business_profiles (business_id, description, logo_url) values ($1, 'Canary cloth', $2)",
    [id, logo()],
  );
  await queryRows(
    `insert into rewards (wallet, digest, uri, picture, picture_url)
     values ($1, '0x' || repeat('ab', 32), 'data:application/json,canary', 'bafkrei' || repeat('a', 52), $2)`,
    [wallet, rewardPicture],
  );
  for (const [rater, seller] of [
    [wallet, friend],
    [friend, wallet],
  ]) {
    await queryRows(
      `insert into ratings (wallet, listing_id, fingerprint, seller, stars, words)
       values ($1, $2, '0x' || repeat('ab', 32), $3, 4, $4)`,
      [rater, settled, seller, rater === wallet ? "Canary paid" : "On time"],
    );
  }
  await queryRows(
    "insert into saved_searches (wallet, name, query, alerts, seen) values ($1, 'Canary', '?q=canary', true, 0)",
    [wallet],
  );
  await queryRows(
    `insert into watched_listings (wallet, listing_id, listing_transaction)
     values ($1, 7, '0x' || repeat('cd', 32))`,
    [wallet],
  );
  await queryRows("insert into reward_deliveries (note_id, seller) values ($1, $2)", [
    7n << 24n,
    wallet,
  ]);
  await queryRows(
    `insert into share_links (digest, listing_id, seller, key, name, wallet_cap, total_cap, counter, deadline, signature)
     values ($1, 7, $2, $3, 'Canary', 1, 1, 0, 1, '0xab')`,
    [`0x${randomBytes(32).toString("hex")}`, wallet, `0x${randomBytes(20).toString("hex")}`],
  );
  await queryRows(
    `insert into rejected_submissions (business_id, company_name, country, registration_number,
       director_name, director_email, certificate_url, reason)
     values ($1, 'Canary', 'Singapore', 'CANARY0', 'Canary', 'canary@example.com', $2, 'canary')`,
    [id, document(3)],
  );
}

/** Every row of every table that says the word or names the document, by table. */
export async function tablesContaining(context: DatabaseContext, word: string): Promise<string[]> {
  const queryRows = queryAsOwner(context);
  const tables = await queryRows<{ place: string }>(
    `select format('%I.%I', schemaname, tablename) as place from pg_tables
     where schemaname in ('public', 'auth_wallet', 'auth_admin', 'graphile_worker')`,
  );
  const found: string[] = [];
  for (const { place } of tables) {
    const rows = await queryRows(`select 1 from ${place} t where t::text ilike '%' || $1 || '%'`, [
      word,
    ]);
    if (rows.length > 0) found.push(place);
  }
  return found.sort();
}
