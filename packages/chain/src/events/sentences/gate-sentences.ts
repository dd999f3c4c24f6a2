import { describeTime } from "../../typed-data/describe.ts";
import type { SentenceTable } from "./sentence-table.ts";

/** What happened at the gate of approved investors, one sentence per event. */
export const eligibleGateSentences: SentenceTable<"eligibleGate"> = {
  Registered: ({ wallet, attestor, expiresAt }, { who }) =>
    `${who(attestor)} approved ${who(wallet)}, who can invest until ${describeTime(expiresAt)}.`,
  Withdrawn: ({ wallet, attestor }, { who }) =>
    `${who(attestor)} withdrew the approval of ${who(wallet)}.`,
};
