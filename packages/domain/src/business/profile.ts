import "../zod-jitless.ts";
import * as z from "zod/mini";
import { isIndustry } from "../receivable/industries.ts";
import { toPlainText } from "../text/single-line.ts";
import { lineSchema, textSchema } from "../text/text-schema.ts";

/** The longest description, in characters. */
export const maxDescription = 2_000;
const maxWebsite = 200;
const earliestYear = 1600;

/** What a business says of itself, as typed; every answer may be empty. */
export const profileAnswersSchema = z.strictObject({
  /** Paragraphs of plain text. */
  description: textSchema(maxDescription),
  website: lineSchema(maxWebsite),
  /** A word of industries.ts. */
  industry: lineSchema(20),
  /** A year. */
  founded: lineSchema(4),
});

export type ProfileAnswers = z.infer<typeof profileAnswersSchema>;
export type ProfileErrors = Partial<Record<keyof ProfileAnswers, string>>;

/** The answers once they are right; null where nothing was answered. */
export interface Profile {
  readonly description: string;
  /** With https://. */
  readonly website: string | null;
  readonly industry: string | null;
  readonly founded: number | null;
}

/** A host of two labels or more, then anything; no user, port or address of a machine. */
const webAddress =
  /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*\p{L}(?:[/?#]\S*)?$/iu;

/** Every answer that is wrong, in words, and the profile when there is none. `year`: of now. */
export function checkProfile(
  answers: ProfileAnswers,
  year: number,
): { readonly errors: ProfileErrors; readonly profile: Profile | null } {
  const errors: { -readonly [Name in keyof ProfileErrors]: ProfileErrors[Name] } = {};
  const description = toPlainText(answers.description);
  if (description.length > maxDescription)
    errors.description = `Use at most ${maxDescription.toLocaleString("en")} characters.`;
  const typed = answers.website.trim();
  const website = typed === "" ? null : /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  if (website !== null && (website.length > maxWebsite || !webAddress.test(website)))
    errors.website = "Enter an address that starts with https://, such as https://example.com.";
  const industry = answers.industry === "" ? null : answers.industry;
  if (industry !== null && !isIndustry(industry))
    errors.industry = "Choose an industry from the list.";
  const founded = answers.founded.trim() === "" ? null : Number(answers.founded);
  if (
    founded !== null &&
    !(Number.isInteger(founded) && founded >= earliestYear && founded <= year)
  )
    errors.founded = `Enter a year from ${earliestYear} to ${year}.`;
  const isRight = Object.keys(errors).length === 0;
  return { errors, profile: isRight ? { description, website, industry, founded } : null };
}
