import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { isKnownWallet } from "@tenora/database/personal-data/is-known-wallet";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { expect, test } from "vitest";
import { key, queryAsOwner, tablesContaining } from "../support/canary-records.ts";
import { freshWallet, useDatabaseContext } from "../support/database-context.ts";

// Wallets without a business or an investor can request an erasure as well.

const context = useDatabaseContext();
const ask = queryAsOwner(context);

const traces: [string, (wallet: string) => Promise<unknown>][] = [
  ["only signed in", (wallet) => createWalletSession(context.test.ownerUrl, wallet)],
  [
    "began to sign in, and broke off half-way",
    (wallet) =>
      // An interrupted sign-in: Better Auth has created the user, but not its address.
      ask(`insert into auth_wallet."user" (id, name, email) values ($1, $1, $1 || $2)`, [
        wallet,
        "@wallet.invalid",
      ]),
  ],
  [
    "only began an upload",
    (wallet) =>
      ask("insert into upload_quota (wallet_address, uploads, bytes) values ($1, 1, 1)", [wallet]),
  ],
  [
    "only saved a search",
    (wallet) =>
      ask(
        "insert into saved_searches (wallet, name, query, alerts, seen) values ($1, 'x', '', true, 0)",
        [wallet],
      ),
  ],
  [
    "only watches a receivable",
    (wallet) =>
      ask(
        `insert into watched_listings (wallet, listing_id, listing_transaction)
         values ($1, 7, '0x' || repeat('cd', 32))`,
        [wallet],
      ),
  ],
  [
    "only rated a business",
    (wallet) =>
      ask(
        `insert into ratings (wallet, listing_id, fingerprint, seller, stars, words)
         values ($1, 7, '0x' || repeat('ab', 32), $2, 4, '')`,
        [wallet, freshWallet()],
      ),
  ],
];

test.each(traces)(
  "erasure: a wallet that %s is known, and is erased with an audit row",
  async (_what, leave) => {
    const { ownerUrl } = context.test;
    const wallet = freshWallet();
    expect(await isKnownWallet(ownerUrl, wallet)).toBe(false);
    await leave(wallet);
    expect(await isKnownWallet(ownerUrl, wallet)).toBe(true);
    await exportPerson(ownerUrl, wallet, key);
    expect(await erasePerson(ownerUrl, wallet)).toEqual([]);
    // Only the two audit rows, which contain the wallet.
    expect(await tablesContaining(context, wallet)).toEqual(["public.audit_log"]);
    const rows = await ask(
      "select action, after from audit_log where subject_id = $1 order by id",
      [wallet],
    );
    expect(rows).toEqual([
      { action: "person.exported", after: null },
      { action: "person.erased", after: { records: [], documents: 0 } },
    ]);
    expect((await checkAuditLog(ownerUrl)).broken).toEqual([]);
  },
);
