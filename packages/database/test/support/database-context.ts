import { randomUUID } from "node:crypto";
import {
  type BusinessSubmission,
  type SubmittedBusiness,
  submitBusiness,
} from "@tenora/database/business/submit-business";
import { type Database, openDatabase } from "@tenora/database/connection/connect";
import { asMember } from "@tenora/database/transaction/as-member";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { createWalletSession } from "@tenora/testing/database/sessions";
import {
  asOwner,
  createTestDatabase,
  type TestDatabase,
} from "@tenora/testing/database/test-database";
import type { Client } from "pg";
import { afterAll, beforeAll, expect, inject } from "vitest";

export const ada = `0x${"ada0".repeat(10)}` as WalletAddress;
export const cy = `0x${"c100".repeat(10)}` as WalletAddress;

/** The marketplace's database as one test file sees it. */
export interface DatabaseContext {
  readonly test: TestDatabase;
  readonly web: Database<"tenora_web_public">;
  readonly admin: Database<"tenora_web_admin">;
  readonly market: Database<"tenora_web_market">;
  readonly jobs: Database<"tenora_jobs">;
  owner<T>(run: (client: Client) => Promise<T>): Promise<T>;
}

/** Opens a fresh database for the tests of a file. Filled in before the first test runs. */
export function useDatabaseContext(): DatabaseContext {
  const context = {} as { -readonly [K in keyof DatabaseContext]: DatabaseContext[K] };
  beforeAll(async () => {
    const test = await createTestDatabase(inject("cluster"));
    const open = { ownerUrl: test.ownerUrl, authSecret: test.authSecret };
    context.test = test;
    context.web = openDatabase({ ...open, login: "tenora_web_public" });
    context.admin = openDatabase({ ...open, login: "tenora_web_admin" });
    context.market = openDatabase({ ...open, login: "tenora_web_market" });
    context.jobs = openDatabase({ ...open, login: "tenora_jobs" });
    context.owner = (run) => asOwner(test.ownerUrl, run);
  });
  afterAll(async () => {
    const { web, admin, market, jobs } = context;
    await Promise.all([web, admin, market, jobs].map((database) => database?.close()));
    await context.test?.drop();
  });
  return context;
}

let wallets = 0;
/** An address that no other test uses. */
export function freshWallet(): WalletAddress {
  wallets += 1;
  return `0x${wallets.toString(16).padStart(40, "0")}` as WalletAddress;
}

export function submission(
  walletAddress: WalletAddress,
  changes: Partial<BusinessSubmission> = {},
): BusinessSubmission {
  return {
    companyName: "Ada Textiles",
    country: "Singapore",
    registrationNumber: "201912345K",
    directorName: "Ada Lim",
    directorEmail: "ada@example.com",
    walletAddress,
    certificateUrl: `/documents/business-documents/${randomUUID()}.pdf`,
    certificateInfo: { fileName: "certificate.pdf" },
    submissionKey: randomUUID(),
    consentAt: new Date("2026-01-05T10:00:00Z"),
    consentVersion: "2026-01",
    ...changes,
  };
}

/** A business that its wallet has just submitted. */
export async function submitted(
  context: DatabaseContext,
  changes: Partial<BusinessSubmission> = {},
): Promise<SubmittedBusiness & { wallet: WalletAddress; token: string }> {
  const wallet = changes.walletAddress ?? freshWallet();
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  const saved = await asMember(context.web, token, (tx) =>
    submitBusiness(tx, submission(wallet, changes)),
  );
  return { ...saved, wallet, token };
}

/** The failure's code, or what came instead of a failure. */
export async function errorCodeOf(attempt: Promise<unknown>): Promise<unknown> {
  try {
    return { resolved: await attempt };
  } catch (error) {
    return (error as { code?: string }).code ?? error;
  }
}

/** Resolves once some transaction of this database waits for another one to end. */
export const someoneWaits = (context: DatabaseContext) =>
  expect
    .poll(async () => {
      const { rows } = await context.owner((o) =>
        o.query(
          "select from pg_locks where not granted and locktype in ('transactionid', 'tuple')",
        ),
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
