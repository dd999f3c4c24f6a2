// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { OwnEmails } from "./own-emails.tsx";

afterEach(clearPage);

const business = {
  topics: ["sale-progress", "join-requests"],
  stopped: ["join-requests"],
  timeZone: "Asia/Singapore",
};
const proven = { wallet: account, business, investor: null };
const Business = () => <OwnEmails recipient="business" timeZones={["UTC", "Asia/Singapore"]} />;
const Investor = () => <OwnEmails recipient="investor" timeZones={["UTC"]} />;

const open = (answer: () => Response, page = Business) =>
  renderPage({
    path: "/emails-of-mine",
    page,
    wallet: "connected",
    server: {
      "/api/wallet/session": () => Response.json({ wallet: account }),
      "/api/emails/own": answer,
    },
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

test("own emails: a wallet has to be connected first", async () => {
  renderPage({ path: "/emails-of-mine", page: Business });
  expect(await screen.findByRole("heading", { name: "Connect your wallet" })).toBeDefined();
});

test("own emails: shows what is chosen, saves a change, and reads it again", async () => {
  let stored = proven;
  const { requests } = open(() => Response.json(stored));
  expect((await box("Requests to join")).checked).toBe(false);
  expect((await box("Progress of your sales")).checked).toBe(true);
  const person = userEvent.setup();
  await person.click(await box("Requests to join"));
  stored = { ...proven, business: { ...business, stopped: [] } };
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeDefined();
  await expect.poll(() => requests.filter((path) => path === "/api/emails/own").length).toBe(3);
});

test("own emails: an unproven wallet is asked to sign in, and its settings aren't shown", async () => {
  open(() => Response.json({ wallet: null, business: null, investor: null }));
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test.each([
  [Business, "This wallet has no business", "/business/onboarding"],
  [Investor, "This wallet isn't registered as an investor", "/investor/onboarding"],
])("own emails: a wallet without a record reads how to get one", async (page, title, to) => {
  open(() => Response.json({ ...proven, business: null }), page);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(title).parentElement?.querySelector("a")?.getAttribute("href")).toBe(to);
});

test("own emails: a failure to load is told and can be repeated", async () => {
  let isUp = false;
  open(() => (isUp ? Response.json(proven) : Response.json({}, { status: 503 })));
  expect(await screen.findByText("We couldn't load your choices")).toBeDefined();
  isUp = true;
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  expect(await box("Progress of your sales")).toBeDefined();
});
