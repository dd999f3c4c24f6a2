// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pending, renderScreen } from "#test/components/desk/render-screen.tsx";
import Articles from "./articles/articles.tsx";
import Audit from "./audit/audit.tsx";
import { SectionNavigation } from "./frame/section-navigation.tsx";
import Investors from "./investors/investors.tsx";
import Mails from "./mails/mails.tsx";

// The server is slow: what was pressed says that it is loading.

const counts = { pending: 1, approved: 1, rejected: 0, suspended: 0, unsent: 1, given_up: 1 };
const investors = { investors: [], checks: {}, unsigned: [], config: { reviewWorkingDays: 2 } };
const empty = { ...investors, articles: [], mails: [], entries: [], names: {}, admins: [] };
/** Its first page is there; what a filter asks for never comes. */
const loader = ({ request }: { request: Request }) =>
  request.url.includes("?") ? pending() : { ...empty, counts, older: null, now: 0 };

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole("link", { name }));

test.each([
  ["investors", Investors, /^Approved/, "Loading investors"],
  ["articles", Articles, /^Drafts/, "Loading articles"],
  ["mails", Mails, /^Failed/, "Loading mail"],
] as const)(
  "loading: another filter of the %s shows a skeleton",
  async (list, Screen, filter, words) => {
    const path = `/admin/${list}`;
    renderScreen([{ path, Component: Screen as never, loader }], path);
    await press(filter);
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test("loading: another action of the audit log shows a skeleton", async () => {
  renderScreen([{ path: "/admin/audit", Component: Audit as never, loader }], "/admin/audit");
  const target = { value: "business.approved" };
  fireEvent.change(await screen.findByLabelText("Action"), { target });
  expect(await screen.findByText("Loading the audit log")).toBeTruthy();
});

const Navigation = () => <SectionNavigation waiting={null} />;

test("loading: the link to a section is marked until that is there", async () => {
  const routes = [
    { path: "/admin", Component: Navigation },
    { path: "/admin/investors", Component: Navigation, loader: pending },
  ];
  renderScreen(routes, "/admin");
  await press(/^Investors/);
  expect(await screen.findByRole("link", { name: "Investors", busy: true })).toBeTruthy();
});
