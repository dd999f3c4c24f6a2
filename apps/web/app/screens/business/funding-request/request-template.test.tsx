// @vitest-environment jsdom
import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Link, useParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, press, renderPage } from "#test/components/wallet/render-page.tsx";
import FundingRequest from "./request.tsx";

afterEach(clearPage);

const id = "4b1e5ba1-1f6c-4c3f-9a35-5c6f0f9f0a01";
const path = (of: string) => `/business/funding-request/${of}`;
const draft: Partial<Draft> = { kind: "community", interestKind: "rate", interestRate: "15" };

/** A page that offers a template, and the request that it starts. */
function Page() {
  if (useParams().id === id) return <FundingRequest />;
  return (
    <Link to={path(id)} state={{ isNew: true, draft }}>
      Use 15% in a request
    </Link>
  );
}

test("funding request: starts with the answers of a template, and can be changed", async () => {
  const saved: unknown[] = [];
  const seller = {
    tier: 1,
    registrationNumber: "201912345K",
    sellerCountry: "SG",
    ownEmailDomain: "ben-trading.com",
    now: Date.parse("2026-03-01T12:00:00Z"),
  };
  const stablecoins = [{ symbol: "USDC", address: `0x${"c0".repeat(20)}`, decimals: 6 }];
  renderPage({
    path: path("templates"),
    route: path(":id"),
    page: Page,
    wallet: "connected",
    server: {
      [`/api/wallets/${account}/business`]: () =>
        Response.json({ business: { status: "approved", tier: 1 } }),
      "/api/wallet/session": () => Response.json({ wallet: account }),
      "/config.json": () => Response.json({ stablecoins, contracts: {}, chain: { id: 17000 } }),
      [`/api/business/funding-requests/${id}`]: () =>
        Response.json({ wallet: account, seller, request: null }),
      "/api/business/funding-requests": () => {
        saved.push("created");
        return Response.json({ version: 1 });
      },
    },
  });
  await userEvent.click(screen.getByRole("link", { name: "Use 15% in a request" }));
  const kind = await screen.findByRole<HTMLInputElement>("radio", { name: /community campaign/ });
  expect(kind.checked).toBe(true);
  await press("Save and continue");
  await screen.findByRole("heading", { level: 2, name: "Campaign" });
  expect(saved).toEqual(["created"]);
  await userEvent.type(screen.getByLabelText("Campaign name"), "Oven");
  await userEvent.type(screen.getByLabelText("Story"), "We bake for our whole street. ".repeat(4));
  await press("Save and continue");
  const rate = await screen.findByLabelText<HTMLInputElement>("Interest per year, in %");
  expect(rate.value).toBe("15");
  await userEvent.clear(rate);
  await userEvent.type(rate, "9");
  expect(rate.value).toBe("9");
});
