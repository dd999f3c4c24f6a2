import { attestFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { storeSecondReviewerRule } from "@tenora/database/funding-request/review/second-reviewer";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import type { CheckSubject } from "@tenora/domain/funding-request/review/request-check";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeAll } from "vitest";
import type { useDatabaseContext } from "./database-context.ts";
import { attestation, now, recordAnyCheck } from "./funding-request-context.ts";

export type Reviewer = "mira" | "olga" | "kim";

/** Three reviewers, and what each of them checks and attests. */
export function useReviewers(context: ReturnType<typeof useDatabaseContext>) {
  const tokens = {} as Record<Reviewer, string>;
  beforeAll(async () => {
    for (const name of ["mira", "olga", "kim"] as const) {
      const { token } = await createAdminSession(context.test.ownerUrl, `${name}@example.com`);
      tokens[name] = token;
    }
  });

  /** From this face value on, in whole stablecoins; null: never. */
  const requireSecondFrom = (from: number | null) =>
    storeSecondReviewerRule(context.test.ownerUrl, from);
  const ask = async <Row>(text: string, values: unknown[] = []) =>
    (await context.owner((o) => o.query(text, values))).rows as Row[];
  const as = <T>(name: Reviewer, run: Parameters<typeof asAdmin<T>>[2]) =>
    asAdmin(context.admin, tokens[name], run);
  const versionOf = async (id: string) =>
    (await ask<{ version: number }>("select version from funding_requests where id = $1", [id]))[0]
      ?.version ?? 0;

  async function check(name: Reviewer, id: string, ...subjects: CheckSubject[]): Promise<void> {
    for (const subject of subjects) {
      const version = await versionOf(id);
      await as(name, (tx) => recordAnyCheck(tx, { id, version, now }, subject));
    }
  }
  /** Attests the terms of the request, or of this digest. */
  const attest = async (name: Reviewer, id: string, digest?: string) => {
    const version = await versionOf(id);
    const [request] = await ask<{ digest: string }>(
      "select terms_digest as digest from funding_requests where id = $1",
      [id],
    );
    const signed = {
      ...attestation({ id, version }),
      attestation: { level: 1, terms: digest ?? request?.digest },
    };
    return as(name, (tx) => attestFundingRequest(tx, signed));
  };
  return { requireSecondFrom, ask, as, check, attest };
}
