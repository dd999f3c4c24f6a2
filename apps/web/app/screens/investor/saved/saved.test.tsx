// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, press, renderPage } from "#test/components/wallet/render-page.tsx";
import { OwnSaved } from "./own-saved.tsx";
import { SaveForm } from "./save-form.tsx";
import type { SearchDraft, SearchView } from "./saved-page.ts";

afterEach(clearPage);

const session = { "/api/wallet/session": () => Response.json({ wallet: account }) };
const search: SearchView = {
  id: "5b8a7c1e-0000-4000-8000-000000000009",
  name: "Safe ones",
  words: "Low risk",
  to: "/exchange?risk=low",
  alerts: true,
  canAlert: true,
};
const listing = {
  id: "45",
  seller: "Ben Trading",
  tier: "Tier 1",
  sellerLink: null,
  isDisputed: false,
  isByLink: false,
  status: { label: "Open", tone: "good" },
  campaign: null,
  yearly: "12.25%",
  hasReward: false,
  risk: "Medium risk",
  about: "#45 · invoice",
  headline: { value: "12.25%", words: "a year" },
  due: "Jan 24, 2027",
  dueIn: "in 60 days",
  soldPercent: 25,
  sold: "25% sold · 16,200 USDC left",
  timeLeft: "3 days left",
};
const none = () => Response.json({ wallet: account, listings: [] });

const Own = () => <OwnSaved asksForSignIn />;
const open = (
  searches: () => Response,
  { watched = none, ...server }: Record<string, () => Response> = {},
) =>
  renderPage({
    path: "/investor/saved",
    page: Own,
    wallet: "connected",
    server: {
      ...session,
      "/api/investor/searches": searches,
      "/api/investor/watched": watched,
      ...server,
    },
  });
const own = (searches: readonly SearchView[], mails = "on") =>
  Response.json({ wallet: account, searches, mails });

test("saved: an unproven wallet is asked to sign in", async () => {
  open(() => Response.json({ wallet: null, searches: [], mails: "unregistered" }));
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Saved searches" })).toBeNull();
});

test("saved: a search leads to the exchange, and each of its changes is sent once and read again", async () => {
  let stored = search;
  const { requests } = open(() => own([stored]), {
    [`/api/investor/searches/${search.id}`]: () => Response.json({ ok: true }),
  });
  const link = await screen.findByRole("link", { name: "Safe ones" });
  expect(link.getAttribute("href")).toBe("/exchange?risk=low");
  expect(screen.getByText("Low risk")).toBeDefined();
  const person = userEvent.setup();
  stored = { ...search, alerts: false };
  await person.click(screen.getByRole("checkbox", { name: /Email me/ }));
  await expect
    .poll(() => screen.getByRole<HTMLInputElement>("checkbox", { name: /Email me/ }).checked)
    .toBe(false);
  await press("Rename: Safe ones");
  stored = { ...stored, name: "Safest" };
  const field = screen.getByLabelText("Name");
  await person.clear(field);
  await person.type(field, "Safest");
  await press("Save");
  expect(await screen.findByRole("link", { name: "Safest" })).toBeDefined();
  expect(requests.filter((path) => path.endsWith(search.id))).toHaveLength(2);
});

test("saved: a failure to rename is told, and what was typed stays", async () => {
  const sentence = "You don't have this search any more.";
  open(() => own([search]), {
    [`/api/investor/searches/${search.id}`]: () =>
      Response.json({ code: "SEARCH_NOT_FOUND", message: sentence }, { status: 404 }),
  });
  await screen.findByRole("link", { name: "Safe ones" });
  await press("Rename: Safe ones");
  await userEvent.type(screen.getByLabelText("Name"), " mine");
  await press("Save");
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Safe ones mine");
});

test.each([
  ["stopped", "You've unsubscribed from emails about saved searches", "/investor/emails"],
  ["unregistered", "Emails start once your registration is approved", "/investor/onboarding"],
])("saved: why no mail comes is told (%s), with what to do", async (mails, title, to) => {
  open(() => own([search], mails));
  const notice = await screen.findByText(title);
  expect(notice.parentElement?.querySelector("a")?.getAttribute("href")).toBe(to);
});

test("saved: a search of what isn't on sale offers no mails", async () => {
  open(() => own([{ ...search, alerts: false, canAlert: false }]));
  await screen.findByRole("link", { name: "Safe ones" });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("saved: what is watched has its status, progress and time left, and its end is one press", async () => {
  let listings: object[] = [listing];
  open(() => own([]), {
    watched: () => Response.json({ wallet: account, listings }),
    "/api/exchange/45/watch": () => Response.json({ ok: true }),
  });
  const row = within(
    (await screen.findByRole("link", { name: "Ben Trading" })).closest("li") as HTMLElement,
  );
  for (const text of ["Open", "3 days left", "25% sold · 16,200 USDC left"]) row.getByText(text);
  for (const text of ["12.25%", "Due Jan 24, 2027, in 60 days", "Medium risk"]) row.getByText(text);
  listings = [];
  await press("Stop watching: receivable #45");
  expect(await screen.findByText(/Press “Watch” on a receivable’s page/)).toBeDefined();
});

test("saved: an exchange that can't be read is told, and the searches stay", async () => {
  open(() => own([search]), { watched: () => Response.json({ wallet: account, listings: null }) });
  expect(await screen.findByText("We can't read the exchange right now")).toBeDefined();
  expect(screen.getByRole("link", { name: "Safe ones" })).toBeDefined();
});

const draft: SearchDraft = {
  query: "?risk=low",
  words: "Low risk",
  name: "Low risk",
  canAlert: true,
};

test("save form: without a wallet it says what it takes", async () => {
  renderPage({ path: "/investor/saved", page: () => <SaveForm draft={draft} /> });
  expect(await screen.findByText("Connect your wallet to save it.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Save search" })).toBeNull();
});

test("save form: a refusal is told, and the name that was typed stays", async () => {
  const sentence = "You've saved 20 searches, which is the most you can have.";
  renderPage({
    path: "/investor/saved",
    page: () => <SaveForm draft={draft} />,
    wallet: "connected",
    server: {
      ...session,
      "/api/investor/searches": () =>
        Response.json({ code: "TOO_MANY_SEARCHES", message: sentence }, { status: 409 }),
    },
  });
  const field = await screen.findByLabelText<HTMLInputElement>("Name");
  expect(field.value).toBe("Low risk");
  await userEvent.type(field, " only");
  await press("Save search");
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(field.value).toBe("Low risk only");
});
