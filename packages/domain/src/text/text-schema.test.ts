import { expect, test } from "vitest";
import { articleSchema } from "../article/article.ts";
import { companySchema, directorSchema } from "../business/onboarding.ts";
import { contactSchema } from "../collection/contact.ts";
import { disputeEvidenceSchema } from "../collection/dispute-evidence.ts";
import { pictureDescription } from "../funding-request/campaign-picture.ts";
import { draftSchema, requestedChangeSchema } from "../funding-request/draft/draft.ts";
import { investorFormSchema } from "../investor/investor.ts";
import { ratingSchema } from "../rating/rating.ts";
import { rewardWordsSchema } from "../reward/reward.ts";
import { lineSchema, textSchema } from "./text-schema.ts";

test("text schemas: count the characters that are stored", () => {
  expect(lineSchema(3).parse(" e\u0301\n x\u0000 ")).toBe("\u00E9 x");
  expect(textSchema(3).safeParse("abcd").success).toBe(false);
});

const invisible = ["\u200B", "\u2060", "\u00AD", "\u3164", "\u2800", "\u{E0041}", " \uFE0F\n"];
const required = {
  "a company's name": companySchema.shape.companyName,
  "a registration number": companySchema.shape.registrationNumber,
  "a director's name": directorSchema.shape.directorName,
  "an investor's name": investorFormSchema.shape.investorName,
  "an investor's ID number": investorFormSchema.shape.idNumber,
  "an article's title": articleSchema.shape.title,
  "an article's text": articleSchema.shape.content,
  "a tag": articleSchema.shape.tags,
  "what was said": contactSchema.shape.comment,
  "evidence of a dispute": disputeEvidenceSchema.shape.text,
  "a picture's description": pictureDescription,
  "what needs to change": requestedChangeSchema.shape.comment,
  "any other required line": lineSchema(9, { least: 1 }),
  "any other required text": textSchema(9, { least: 1 }),
};
test.each(Object.entries(required))("required text: nothing shows of it: %s", (what, schema) => {
  const typed = (text: string) => (what === "a tag" ? [text] : text);
  expect(invisible.filter((text) => schema.safeParse(typed(text)).success)).toEqual([]);
});

const optional = {
  "a customer's name": draftSchema.shape.customerName,
  "a campaign's name": draftSchema.shape.campaignName,
  "a story": draftSchema.shape.story,
  "who was contacted": contactSchema.shape.person,
  "words of a rating": ratingSchema.shape.words,
  "a reward's name": rewardWordsSchema.shape.name,
};
test.each(Object.entries(optional))("optional text: nothing shows of it: %s", (_what, schema) => {
  expect(invisible.map((text) => schema.parse(text))).toEqual(invisible.map(() => ""));
});
