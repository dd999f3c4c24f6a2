import type { CheckOutcome, OpenChecks } from "@tenora/domain/review/recorded-check";
import type { CheckKind } from "./check-kinds.ts";

/** The id of the heading of the checks. */
export const checksHeading = "checks";

export const outcomeLabels: Readonly<Record<CheckOutcome, string>> = {
  clear: "Clear",
  concern: "Concern",
};

/** In a sentence: "PEP" keeps its capitals. */
const named = (titles: readonly string[]) =>
  titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)).join(", ");

/** "Not checked yet: sanctions and PEP lists. Concern recorded: identity."; empty when all is clear. */
export function openWords<Subject extends string>(
  { subjects, titles }: CheckKind<Subject>,
  { unrecorded, concerns }: OpenChecks<Subject>,
): string {
  const titlesOf = (some: readonly Subject[]) => named(some.map((subject) => titles[subject]));
  const missing =
    unrecorded.length === subjects.length
      ? "No checks recorded yet."
      : unrecorded.length > 0 && `Not checked yet: ${titlesOf(unrecorded)}.`;
  const found = concerns.length > 0 && `Concern recorded: ${titlesOf(concerns)}.`;
  return [missing, found].filter(Boolean).join(" ");
}

/** What an approval's button adds, so that no admin takes it for an ordinary one. */
export function withoutWords({ unrecorded, concerns }: OpenChecks<string>): string {
  if (unrecorded.length > 0) return " without checks";
  return concerns.length > 0 ? " despite a concern" : "";
}

/** "2 checks not recorded and a concern in 1"; empty for none. */
export function approvedWithout(unrecorded: number, concerns: number): string {
  const missing = unrecorded > 0 && `${countOf(unrecorded)} not recorded`;
  const found = concerns > 0 && `a concern in ${unrecorded > 0 ? concerns : countOf(concerns)}`;
  return [missing, found].filter(Boolean).join(" and ");
}

const countOf = (count: number) => (count === 1 ? "1 check" : `${count} checks`);
