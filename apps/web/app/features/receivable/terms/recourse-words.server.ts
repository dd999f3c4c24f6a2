import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { type Recourse, recourseStatements } from "@tenora/domain/funding-request/recourse";

/** The recourse that a buyer reads before signing; a campaign has no customer. */
export const recourseTerm = ({
  kind,
  recourse,
}: Pick<DisclosedListing, "kind" | "recourse">): string | null =>
  kind === "community" ? null : recourseWords(recourse);

/** What the business signed, in its own words. */
export const recourseWords = (recourse: Recourse | null): string =>
  recourse === null
    ? "These terms don't say that the seller repays if its customer doesn't, so don't count on it."
    : recourseStatements[recourse];
