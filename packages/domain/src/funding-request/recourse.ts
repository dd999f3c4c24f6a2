import type { Draft } from "./draft/draft.ts";

/** The side that bears the loss when the customer doesn't pay: the business, or the holders. */
export const recourses = ["with", "without"] as const;
export type Recourse = (typeof recourses)[number];

export const isRecourse = (text: string): text is Recourse => recourses.some((one) => one === text);

/**
 * The sentence that the business signs: its SHA-256 in UTF-8 is one of the hashes behind `papers` in the
 * terms, so not a letter of it may change. The same as app.recourse_statement in the database.
 */
export const recourseStatements: Readonly<Record<Recourse, string>> = {
  with: "With recourse: the business repays if its customer doesn't.",
  without: "Without recourse: if the customer doesn't pay, holders bear the loss.",
};

/** What a request says of it; null where it doesn't, and for a campaign, which its business repays. */
export const recourseStatement = ({ kind, recourse }: Pick<Draft, "kind" | "recourse">) =>
  kind !== "community" && isRecourse(recourse) ? recourseStatements[recourse] : null;
