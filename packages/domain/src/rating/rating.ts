import "../zod-jitless.ts";
import * as z from "zod/mini";
import { textSchema } from "../text/text-schema.ts";

/** The longest text beside the stars, in characters. */
export const maxRatingWords = 500;

/** From the worst to the best, and what each is called. */
export const starWords = { 1: "Bad", 2: "Poor", 3: "Fair", 4: "Good", 5: "Excellent" } as const;
export type Stars = keyof typeof starWords;
export const allStars = [1, 2, 3, 4, 5] as const satisfies readonly Stars[];

/** What a holder says of the business that sold a receivable. */
export const ratingSchema = z.strictObject({
  stars: z.literal(allStars),
  /** Plain text; empty for none. */
  words: textSchema(maxRatingWords),
});

export type Rating = z.infer<typeof ratingSchema>;
