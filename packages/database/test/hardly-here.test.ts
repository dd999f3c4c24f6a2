import { checkAuditLog } from "@tenora/database/check-audit-log";
import { erasePerson } from "@tenora/database/erase-person";
import { exportPerson } from "@tenora/database/export-person";
import { knowsWallet } from "@tenora/database/knows-wallet";
import { createWalletSession } from "@tenora/testing/database-sessions";
import { expect, test } from "vitest";
import { asking, key, placesWith } from "./canary.ts";
import { freshWallet, useOffice } from "./office.ts";

// Wallets without a business or an investor: they may ask as everybody may.

const office = useOffice();
const ask = asking(office);

const traces: [string, (wallet: string) => Promise<unknown>][] = [
  ["only signed in", (wallet) => createWalletSession(office.test.ownerUrl, wallet)],
  [
    "began to sign in, and broke off half-way",
    (wallet) =>
      // As the sign-in library leaves it between a user and its address.
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
];

test.each(traces)("a wallet that %s is known, and forgotten with a row", async (_what, leave) => {
  const { ownerUrl } = office.test;
  const wallet = freshWallet();
  expect(await knowsWallet(ownerUrl, wallet)).toBe(false);
  await leave(wallet);
  expect(await knowsWallet(ownerUrl, wallet)).toBe(true);
  await exportPerson(ownerUrl, wallet, key);
  expect(await erasePerson(ownerUrl, wallet)).toEqual([]);
  // Nothing but the two acts, in which the wallet is kept.
  expect(await placesWith(office, wallet)).toEqual(["public.audit_log"]);
  const rows = await ask("select action, after from audit_log where subject_id = $1 order by id", [
    wallet,
  ]);
  expect(rows).toEqual([
    { action: "person.exported", after: null },
    { action: "person.erased", after: { records: [], documents: 0 } },
  ]);
  expect((await checkAuditLog(ownerUrl)).broken).toEqual([]);
});
