import "../zod-jitless.ts";
import * as z from "zod/mini";
import { toPlainText } from "../text/single-line.ts";

/** Characters. */
export const evidenceLength = 2_000;

/** Why an operator raises or ends a dispute. Its hash is on the chain, its text with us. */
export const disputeEvidenceSchema = z.strictObject({
  /** Chosen by the form, so that a repeated request keeps it once. */
  id: z.uuid(),
  /** False where the dispute ends. */
  disputed: z.boolean(),
  text: z.pipe(
    z.pipe(z.string(), z.transform(toPlainText)),
    z.string().check(z.minLength(1), z.maxLength(evidenceLength)),
  ),
});

export type NewDisputeEvidence = z.infer<typeof disputeEvidenceSchema>;
