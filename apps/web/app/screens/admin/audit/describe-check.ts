import { approvedWithout, checkTitles, outcomeLabels } from "../investor/check-words.ts";

type Fields = Readonly<Record<string, unknown>>;

/** "Sanctions and PEP lists: clear"; null for what isn't a check of an investor. */
export function describeCheck({ check, outcome }: Fields): string | null {
  const title = checkTitles[check as keyof typeof checkTitles];
  const label = outcomeLabels[outcome as keyof typeof outcomeLabels];
  return title && label ? `${title}: ${label.toLowerCase()}` : null;
}

/** "with 2 checks not recorded", of an investor's approval; empty where all were clear. */
export function describeOpenChecks({ checksNotRecorded, checksWithConcern }: Fields): string {
  const words = approvedWithout(Number(checksNotRecorded ?? 0), Number(checksWithConcern ?? 0));
  return words && `with ${words}`;
}
