import type { Draft } from "./draft/draft.ts";

/** What people call a request: its campaign's name, or the number of its invoice or order. */
export const requestName = ({
  kind,
  campaignName,
  invoiceNumber,
}: Pick<Draft, "kind" | "campaignName" | "invoiceNumber">): string =>
  kind === "community" ? campaignName : invoiceNumber;
