import { beforeAll, describe, expect, test } from "vitest";
import { attestation, useFundingRequests } from "../support/funding-request-context.ts";
import { useReviewers } from "../support/reviewers.ts";

const { context, approved, submittedRequest } = useFundingRequests();
const { requireSecondFrom, ask, check, attest } = useReviewers(context);

describe("what is public of the reviewers", () => {
  let next = 100;
  /** What the view says of a listed request. */
  async function listed(id: string): Promise<boolean | null | undefined> {
    next += 1;
    await ask(
      `update funding_requests set status = 'listed', listing_id = $2, listing_transaction = $3,
         listed_at = now() where id = $1`,
      [id, next, `0x${next.toString(16).padStart(64, "0")}`],
    );
    const [row] = await ask<{ said: boolean | null }>(
      "select has_second_reviewer as said from listed_requests where listing_id = $1",
      [next],
    );
    return row?.said;
  }

  beforeAll(() => requireSecondFrom(null));

  test.each([
    ["somebody else attested", ["mira", "mira", "olga"], true],
    ["the same person attested", ["mira", "mira", "mira"], false],
    ["one of two who checked attested", ["mira", "olga", "olga"], false],
  ] as const)(
    "everybody may know whether who attested had recorded no check: %s",
    async (_who, [contact, debt, by], said) => {
      const { id } = await submittedRequest(await approved());
      await check(contact, id, "contact");
      await check(debt, id, "debt", "duplicates");
      await attest(by, id);
      expect(await listed(id)).toBe(said);
    },
  );

  test("nothing is said where it isn't recorded who attested", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt", "duplicates");
    const { attestor, signature } = attestation({ id, version: 1 });
    await ask(
      `update funding_requests set attestation = '{}', attestor = $2, attestor_signature = $3,
         attestation_expires_at = now() where id = $1`,
      [id, attestor, signature],
    );
    expect(await listed(id)).toBeNull();
  });
});
