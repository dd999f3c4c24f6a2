import { termsDay, termsVersion } from "@tenora/domain/terms-version";

/** The version of the terms that a user of the demonstration agreed to at this time, in seconds since 1970. */
export function consentVersionAt(joinedAt: number): string {
  const day = new Date(joinedAt * 1000).toISOString().slice(0, 10);
  // A user can't agree to a text that isn't there yet: before ours, there was one for each month.
  return termsDay <= day ? termsVersion : `${day.slice(0, 7)}-01`;
}
