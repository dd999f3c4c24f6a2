import { checksOfBusinesses, checksOfInvestors } from "~/desk/features/checks/check-kinds";
import { approvedWithout, outcomeLabels } from "~/desk/features/checks/check-words";

const titles = { ...checksOfInvestors.titles, ...checksOfBusinesses.titles };

type Fields = Readonly<Record<string, unknown>>;

/** "Sanctions and PEP lists: clear"; null for what isn't a check of an investor or business. */
export function describeCheck({ check, outcome }: Fields): string | null {
  const title = titles[check as keyof typeof titles];
  const label = outcomeLabels[outcome as keyof typeof outcomeLabels];
  return title && label ? `${title}: ${label.toLowerCase()}` : null;
}

/** "with 2 checks not recorded", of an approval; empty where all were clear. */
export function describeOpenChecks({ checksNotRecorded, checksWithConcern }: Fields): string {
  const words = approvedWithout(Number(checksNotRecorded ?? 0), Number(checksWithConcern ?? 0));
  return words && `with ${words}`;
}
