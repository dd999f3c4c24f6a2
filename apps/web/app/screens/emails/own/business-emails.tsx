import { pageMeta } from "~/features/shell/metadata/page-meta";
import { allTimeZones } from "../time-zones.server.ts";
import type { Route } from "./+types/business-emails";
import { OwnEmails } from "./own-emails.tsx";

export const meta = () =>
  pageMeta({ title: "Your emails", description: "Choose which emails you get." });

export const loader = () => ({ timeZones: allTimeZones() });

/** Which emails a business gets, for its signed-in owner. */
export default function BusinessEmails({ loaderData }: Route.ComponentProps) {
  return <OwnEmails recipient="business" {...loaderData} />;
}
