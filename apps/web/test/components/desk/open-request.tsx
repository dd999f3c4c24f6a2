import type { BusinessCheck } from "@tenora/database/business/check-business";
import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import type { BusinessCheckSubject } from "@tenora/domain/business/business-check";
import type { CheckOutcome } from "@tenora/domain/review/recorded-check";
import { screen, within } from "@testing-library/react";
import RequestDetails from "~/desk/screens/requests/request/request";
import { renderScreen } from "./render-screen.tsx";

export const decided = new Date("2026-01-06T09:30:00Z");

export const check = (
  id: string,
  subject: BusinessCheckSubject,
  outcome: CheckOutcome = "clear",
): BusinessCheck => ({
  id,
  subject,
  outcome,
  comment: null,
  at: decided,
  adminEmail: "op@example.com",
});

/** Resolves with the dialog that shows it. */
export async function openRequest(business: BusinessForReview | "failed"): Promise<HTMLElement> {
  const loader = () => (business === "failed" ? business : { ...business, reviewDays: 2 });
  renderScreen(
    [{ path: "/admin/requests/:id", Component: RequestDetails, loader }],
    "/admin/requests/7f1d3c50-0000-4000-8000-000000000001",
  );
  return screen.findByRole("dialog");
}

/** Answers every request of the page; collects their addresses and bodies. */
export function answerRequests(status = 200): [string, unknown][] {
  const sent: [string, unknown][] = [];
  globalThis.fetch = async (url, init) => {
    sent.push([String(url), JSON.parse(String(init?.body))]);
    return Response.json({ code: "ALREADY_REVIEWED", message: "Decided." }, { status });
  };
  return sent;
}

/** What its buttons say. */
export const actionsIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
