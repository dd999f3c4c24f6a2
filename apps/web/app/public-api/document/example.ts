import type { ApiNote } from "../schema/records.ts";

/** Half of what it earns is repaid, and its owner hasn't collected it. */
export const exampleNote: ApiNote = {
  id: 50_331_649,
  listing: 3,
  owner: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  units: 1_000,
  cost: "1000000000",
  claimed: "0",
  claimable: "510250000",
  refundable: "0",
  rewardClaimed: false,
  counter: 0,
};

/** A request and its response, as a reader would see them. */
export const example = {
  request: `GET /api/v1/notes/${exampleNote.id}`,
  response: JSON.stringify({ data: exampleNote, block: 4_217 }, null, 2),
} as const;
