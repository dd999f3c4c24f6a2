import "../zod-jitless.ts";
import * as z from "zod/mini";
import { toPlainText } from "../text/single-line.ts";

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
  words: z.pipe(
    z.pipe(z.string(), z.transform(toPlainText)),
    z.string().check(z.maxLength(maxRatingWords)),
  ),
});

export type Rating = z.infer<typeof ratingSchema>;
