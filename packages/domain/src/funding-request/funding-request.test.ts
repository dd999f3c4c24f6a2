import { expect, test } from "vitest";
import {
  type FundingRequestAction,
  type FundingRequestActor,
  fundingRequestStatuses,
  isAttestationExpired,
  isEditable,
  nextStatus,
} from "./funding-request.ts";

const actions = [
  "save",
  "submit",
  "withdraw",
  "request-changes",
  "reject",
  "attest",
  "list",
] as const satisfies FundingRequestAction[];
const actors = ["business", "admin", "chain"] as const satisfies FundingRequestActor[];
const now = 1_000_000;

// Written by hand: every edge there is.
const edges = [
  "draft save business draft",
  "draft submit business submitted",
  "draft withdraw business withdrawn",
  "submitted withdraw business withdrawn",
  "submitted request-changes admin changes-requested",
  "submitted reject admin rejected",
  "submitted attest admin attested",
  "changes-requested save business changes-requested",
  "changes-requested submit business submitted",
  "changes-requested withdraw business withdrawn",
  "changes-requested reject admin rejected",
  "attested withdraw business withdrawn",
  "attested list chain listed",
];

test("funding request: has exactly these transitions, each for one actor", () => {
  const found = fundingRequestStatuses.flatMap((status) =>
    actions.flatMap((action) =>
      actors.flatMap((actor) => {
        const facts = { status, attestationExpiresAt: status === "attested" ? now : null };
        const next = nextStatus(facts, action, actor, now);
        return next === null ? [] : [`${status} ${action} ${actor} ${next}`];
      }),
    ),
  );
  expect(found).toEqual(edges);
});

test("funding request: an expired attestation can be edited and submitted again, but not listed", () => {
  const facts = { status: "attested", attestationExpiresAt: now } as const;
  expect(isAttestationExpired(facts, now)).toBe(false);
  expect(isEditable(facts, now)).toBe(false);
  expect(isAttestationExpired(facts, now + 1)).toBe(true);
  expect(isEditable(facts, now + 1)).toBe(true);
  expect(nextStatus(facts, "save", "business", now + 1)).toBe("changes-requested");
  expect(nextStatus(facts, "submit", "business", now + 1)).toBe("submitted");
  expect(nextStatus(facts, "withdraw", "business", now + 1)).toBe("withdrawn");
  expect(nextStatus(facts, "list", "chain", now + 1)).toBeNull();
});
