// @vitest-environment jsdom
import type { ArticleEntry } from "@tenora/database/article/list-all-articles";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import Articles from "./articles.tsx";

const at = new Date("2026-01-05T10:00:00Z");
const article: ArticleEntry = {
  id: "a1",
  title: "Fees",
  slug: "fees",
  tags: [],
  published: true,
  createdAt: at,
  updatedAt: at,
};

test("article list: says when an article was changed only where one was, and never cuts a title", async () => {
  const title = "Why an invoice is sold at a discount, and what the buyer of its notes earns by it";
  const changed = { ...article, id: "a2", title, updatedAt: new Date("2026-01-06T11:00:00Z") };
  const show = (articles: readonly ArticleEntry[]) =>
    renderScreen(
      [
        {
          path: "/admin/articles",
          Component: Articles as never,
          loader: () => ({ articles, older: null }),
        },
      ],
      "/admin/articles",
    );
  show([article]);
  await screen.findByText("Fees");
  expect(screen.queryByRole("columnheader", { name: "Changed" })).toBeNull();
  cleanup();
  show([article, changed]);
  const row = (await screen.findByText(title)).closest("tr");
  expect(row?.textContent).toContain("Jan 6, 2026, 11:00");
  expect(row?.textContent).not.toContain("/insights/");
  expect(screen.getAllByText("Jan 5, 2026, 10:00")).toHaveLength(2);
});

test("article list: turns round by date from its first page, and its filters keep the order", async () => {
  renderScreen(
    [
      {
        path: "/admin/articles",
        Component: Articles as never,
        loader: () => ({ articles: [article], older: null }),
      },
    ],
    "/admin/articles?search=fees&after=1_00000000-0000-4000-8000-000000000001",
  );
  const header = await screen.findByRole("columnheader", { name: "Date" });
  expect(header.getAttribute("aria-sort")).toBe("descending");
  await userEvent.click(within(header).getByRole("link"));
  await waitFor(() => expect(header.getAttribute("aria-sort")).toBe("ascending"));
  expect(screen.queryByRole("link", { name: "Oldest" })).toBeNull();
  expect(screen.getByRole("link", { name: "Drafts" }).getAttribute("href")).toBe(
    "/admin/articles?state=draft&search=fees&sort=oldest",
  );
  // A new article is the newest, so the way back from its editor leads to those.
  expect(screen.getByRole("link", { name: "Write an article" }).getAttribute("href")).toBe(
    "/admin/articles/new?search=fees",
  );
});
