import "../zod-jitless.ts";
import * as z from "zod/mini";
import { textSchema } from "../text/text-schema.ts";

/** Characters. */
export const evidenceLength = 2_000;

/** Why an operator raises or ends a dispute. Its hash is on the chain, its text with us. */
export const disputeEvidenceSchema = z.strictObject({
  /** Chosen by the form, so that a repeated request keeps it once. */
  id: z.uuid(),
  /** False where the dispute ends. */
  disputed: z.boolean(),
  text: textSchema(evidenceLength, { least: 1 }),
});

export type NewDisputeEvidence = z.infer<typeof disputeEvidenceSchema>;
