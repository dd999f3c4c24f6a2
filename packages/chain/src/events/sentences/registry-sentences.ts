import { formatBasisPoints } from "@tenora/domain/money/format-amount";
import { zeroAddress } from "viem";
import { describeTime } from "../../typed-data/describe.ts";
import type { SentenceTable } from "./sentence-table.ts";

/** What a member of each list is, in the order of the contract's `Register`. */
const membershipNames = [
  "an attestor",
  "a pauser",
  "an accepted stablecoin",
  "a buyer check for sales",
  "a reward contract",
] as const;

const membership = (register: number) => membershipNames[register] ?? "a member";

/** What changed about who may do what, one sentence per event. */
export const registrySentences: SentenceTable<"registry"> = {
  Proposed: ({ register, member, readyAt }, { who }) =>
    `${who(member)} was proposed as ${membership(register)}. This can take effect from ${describeTime(readyAt)}.`,
  ProposalCancelled: ({ register, member }, { who }) =>
    `The proposal to make ${who(member)} ${membership(register)} was withdrawn.`,
  Added: ({ register, member }, { who }) => `${who(member)} is now ${membership(register)}.`,
  Removed: ({ register, member }, { who }) =>
    `${who(member)} is no longer ${membership(register)}.`,
  AdminOffered: ({ from, to, readyAt }, { who }) =>
    `${who(from)} offered the admin role to ${who(to)}, who can accept it from ${describeTime(readyAt)}.`,
  AdminChanged: ({ from, to }, { who }) => {
    if (to === zeroAddress) return `${who(from)} gave up the admin role. Nobody can take it again.`;
    if (from === zeroAddress) return `${who(to)} became the admin.`;
    return `${who(to)} took over the admin role from ${who(from)}.`;
  },
  FeeSet: ({ feeBps, recipient }, { who }) =>
    `The fee for new listings is now ${formatBasisPoints(Number(feeBps))} of the proceeds, paid to ${who(recipient)}.`,
  DescriptorSet: ({ descriptor }, { who }) =>
    `The pictures of notes are now drawn by ${who(descriptor)}.`,
  PauseSet: ({ paused, by }, { who }) =>
    paused
      ? `${who(by)} paused new listings and purchases. Payments, claims and refunds continue.`
      : `${who(by)} resumed new listings and purchases.`,
  SunsetBegun: () =>
    "New listings and purchases have ended for good. Payments, claims and refunds continue.",
};
