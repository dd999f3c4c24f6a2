import { describeTime } from "../../typed-data/describe.ts";
import { shortHash } from "../event-words.ts";
import type { SentenceTable } from "./sentence-table.ts";

/** What happened at the gates, one sentence per event. */
export const eligibleGateSentences: SentenceTable<"eligibleGate"> = {
  Registered: ({ wallet, attestor, expiresAt }, { who }) =>
    `${who(attestor)} approved ${who(wallet)}, who can invest until ${describeTime(expiresAt)}.`,
  Withdrawn: ({ wallet, attestor }, { who }) =>
    `${who(attestor)} withdrew the approval of ${who(wallet)}.`,
};

export const inviteGateSentences: SentenceTable<"inviteGate"> = {
  Revoked: ({ seller, digest }, { who }) =>
    `${who(seller)} revoked an invitation (${shortHash(digest)}).`,
};

export const linkGateSentences: SentenceTable<"linkGate"> = {
  Revoked: ({ seller, digest }, { who }) =>
    `${who(seller)} revoked a share link (${shortHash(digest)}).`,
};
