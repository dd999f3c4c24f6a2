import { pageMeta } from "~/features/shell/metadata/page-meta";
import { allTimeZones } from "../time-zones.server.ts";
import type { Route } from "./+types/investor-emails";
import { OwnEmails } from "./own-emails.tsx";

export const meta = () =>
  pageMeta({ title: "Your emails", description: "Choose which emails you get." });

export const loader = () => ({ timeZones: allTimeZones() });

/** Which emails an investor gets, for the signed-in investor. */
export default function InvestorEmails({ loaderData }: Route.ComponentProps) {
  return <OwnEmails recipient="investor" {...loaderData} />;
}
