/**
 * The goals that tests answer: a test carries the goal's id as its tag (`{ tags: "S1" }`, or
 * `@module-tag S1` for its whole file), and `npm run bench -- S1` runs the tests with that tag.
 */
export const taggedGoals = [
  { name: "S1", description: "permissions of every database role" },
  { name: "S2", description: "forged wallet proofs" },
  { name: "S4", description: "documents without a valid link" },
  { name: "S6", description: "security headers of every response" },
  { name: "S8", description: "secrets in what browsers receive" },
  { name: "S9", description: "one audit row per admin action" },
  { name: "S10", description: "hostile e-invoices, and real ones" },
  { name: "S12", description: "what the relayer sends, and for whom" },
  { name: "S13", description: "what people sign, and where it counts" },
  { name: "R3", description: "document store failures" },
  { name: "R6", description: "wallet faults" },
  { name: "R7", description: "no transaction from another account" },
  { name: "R8", description: "RPC unreachable, slow or of another chain" },
  { name: "R16", description: "rate limits without their database, and under a burst" },
];
