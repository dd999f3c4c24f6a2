// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import InvestorSuccess from "./success.tsx";

afterEach(clearPage);

const success = { name: "Registration Successful!" };

interface Situation {
  readonly registered?: boolean;
  readonly wallet?: "none" | "connected";
  readonly isEligible?: () => Response | Promise<Response>;
  readonly status?: "pending" | "approved" | "rejected" | null;
}

const open = ({
  registered = true,
  wallet = "connected",
  isEligible = () => Response.json({ isEligible: false }),
  status = null,
}: Situation = {}) =>
  renderPage({
    path: "/investor/onboarding/success",
    page: InvestorSuccess,
    wallet,
    server: {
      [`/api/wallets/${account}/investor`]: () => Response.json({ registered }),
      [`/api/wallets/${account}/eligibility`]: isEligible,
      "/api/investor/own": () =>
        Response.json({
          wallet: status && account,
          standing: status && { status, suspended: false, rejectionReason: null },
        }),
    },
  });

test.each([null, "pending"] as const)(
  "registration success: shown to a wallet that is registered (%s)",
  async (status) => {
    open({ status });
    expect(await screen.findByRole("heading", success)).toBeDefined();
    expect(screen.queryByText("Another page")).toBeNull();
  },
);

test("registration success: nothing is claimed before it is known", async () => {
  const { promise: eligibility, resolve: answer } = Promise.withResolvers<Response>();
  const { requests } = open({ isEligible: () => eligibility });
  await expect.poll(() => requests).toContain(`/api/wallets/${account}/eligibility`);
  expect(screen.getByRole("heading", { name: "Checking your registration" })).toBeDefined();
  expect(screen.queryByRole("heading", success)).toBeNull();
  answer(Response.json({ isEligible: false }));
  expect(await screen.findByRole("heading", success)).toBeDefined();
});

test.each([
  { registered: false },
  { wallet: "none" },
  { isEligible: () => Response.json({ isEligible: true }) },
  { status: "approved" },
  { status: "rejected" },
] satisfies Situation[])(
  "registration success: whoever sent nothing or has our decision is led to the portal (%j)",
  async (situation) => {
    open(situation);
    expect(await screen.findByText("Another page")).toBeDefined();
  },
);
