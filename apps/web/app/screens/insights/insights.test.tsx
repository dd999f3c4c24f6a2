// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { Toaster } from "~/ui/toast/toast";
import {
  type ArticlePage,
  type ArticlesPage,
  failedReading,
  type Reading,
} from "./article-pages.ts";
import Insights from "./insights.tsx";
import Reader from "./reader.tsx";

afterEach(cleanup);

const line = {
  slug: "early-payment",
  title: "Early payment",
  tags: ["Factoring"],
  createdAt: new Date("2024-01-05T10:00:00Z"),
};

const article: ArticlePage = {
  ...line,
  excerpt: "What it costs.",
  coverImageUrl: "/og.png",
  updatedAt: line.createdAt,
  html: "<p>The body</p>",
};

const listOf = (...articles: (typeof line)[]): ArticlesPage => ({ articles, failed: false });
const reading = (found: ArticlePage | null): Reading => ({
  article: found,
  failed: false,
  origin: "https://tenora.example",
});

/** The list and the reader as their loaders would deliver them; `load` runs again on "Try again". */
function openInsights(
  load: () => { list: ArticlesPage | Promise<ArticlesPage>; reading: Reading | Promise<Reading> },
  path = "/insights",
) {
  const Page = createRoutesStub([
    {
      path: "/insights",
      Component: Insights as never,
      loader: () => ({ list: load().list }),
      children: [
        {
          path: ":slug?",
          Component: Reader as never,
          loader: () => ({ reading: load().reading }),
        },
      ],
    },
  ]);
  render(
    <>
      <Toaster />
      <Page initialEntries={[path]} />
    </>,
  );
}

describe("insights: the list", () => {
  test("shows 4 placeholder rows while it loads §2.87 §9.21", async () => {
    openInsights(() => ({ list: new Promise(() => {}), reading: new Promise(() => {}) }));
    expect(await screen.findByText("Loading articles")).toBeDefined();
    expect(screen.getByText("Loading the article")).toBeDefined();
    expect(document.querySelectorAll("[data-placeholder-row]")).toHaveLength(4);
  });

  test("says when there are no articles §2.88 §2.89", async () => {
    openInsights(() => ({ list: listOf(), reading: reading(null) }));
    expect(await screen.findByText("No articles available yet.")).toBeDefined();
    expect(screen.getByText("Select an article to read")).toBeDefined();
    expect(screen.getByRole("heading", { name: "Latest Articles (0)" })).toBeDefined();
  });

  test("has a title and a tagline, and names each article with its date and its tags §2.83 §2.90 §9.22", async () => {
    openInsights(() => ({ list: listOf(line), reading: reading(article) }));
    const title = await screen.findByRole("heading", { level: 1 });
    expect(title.textContent).toBe("Tenora Insights");
    expect(screen.getByText(/^Plain writing on factoring/)).toBeDefined();
    expect(screen.getByRole("region", { name: "Latest Articles (1)" })).toBeDefined();
    const link = await screen.findByRole("link", {
      name: /^Early payment\s*Jan 5, 2024\s*Factoring$/,
    });
    expect(link.getAttribute("aria-current")).toBe("page");
  });

  test("can be loaded again after a failure §8.39", async () => {
    let fails = true;
    openInsights(() => ({
      list: fails ? { articles: [], failed: true } : listOf(line),
      reading: reading(article),
    }));
    expect(await screen.findByText("We couldn't load the articles.")).toBeDefined();
    expect(
      await screen.findByText("Failed to load blog posts. Please try again later."),
    ).toBeDefined();
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Latest Articles (1)" })).toBeDefined();
  });
});

describe("insights: the reader", () => {
  test("shows the article with its cover, long date, tags, italic excerpt and body §2.91 §3.13 §9.22", async () => {
    openInsights(() => ({ list: listOf(line), reading: reading(article) }));
    const shown = await screen.findByRole("article", { name: "Early payment" });
    const inside = within(shown);
    expect(inside.getByRole("heading", { name: "Early payment" })).toBeDefined();
    expect(shown.querySelector("img")?.getAttribute("src")).toBe("/og.png");
    expect(inside.getByText("January 5, 2024")).toBeDefined();
    expect(inside.getByText("Factoring")).toBeDefined();
    expect(inside.getByText("What it costs.").className).toMatch(/\bitalic\b/);
    expect(inside.getByText("The body")).toBeDefined();
  });

  test("says when an address has no article", async () => {
    openInsights(() => ({ list: listOf(line), reading: reading(null) }), "/insights/unknown");
    expect(await screen.findByText("There's no article at this address")).toBeDefined();
  });

  test("says when the article failed to load", async () => {
    openInsights(() => ({ list: listOf(line), reading: failedReading }));
    expect(await screen.findByRole("alert")).toHaveProperty(
      "textContent",
      expect.stringContaining("We couldn't load this article"),
    );
  });
});
