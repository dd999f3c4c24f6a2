import type { WebSettings } from "@tenora/configuration/web-settings";
import { workingDaysWords } from "@tenora/domain/business/review-time";
import type { LegalFacts } from "./legal-facts.ts";

type Configured = Pick<WebSettings, "operator" | "legal" | "publicConfig" | "takesMessages">;

/** From the settings alone, so that the pages are the same until the next start. */
export function legalFacts({
  operator: { company, jurisdiction, address, email },
  legal: { governingLaw, regulatoryStatus, complaintWorkingDays },
  publicConfig,
  takesMessages,
}: Configured): LegalFacts {
  return {
    isDemo: publicConfig.features.demo,
    operator: { company, jurisdiction, address, email },
    takesMessages,
    governingLaw,
    regulatoryStatus,
    answeredWithin: workingDaysWords(complaintWorkingDays),
  };
}
