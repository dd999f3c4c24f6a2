// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, press, renderPage } from "#test/components/wallet/render-page.tsx";
import WatchButton from "./watch-button.tsx";

afterEach(clearPage);

const path = "/api/exchange/45/watch";
const Button = () => <WatchButton listing={45n} />;
const session = { "/api/wallet/session": () => Response.json({ wallet: account }) };
const isPressed = () =>
  screen.getByRole("button", { name: "Watch" }).getAttribute("aria-pressed") === "true";

test("watch: whoever has no wallet connected reads what it takes, and nothing is sent", async () => {
  const { requests } = renderPage({ path: "/exchange/45", page: Button });
  await press("Watch");
  expect(await screen.findByText("Connect your wallet to watch")).toBeDefined();
  expect(screen.getByRole("button", { name: "Connect Wallet" })).toBeDefined();
  expect(requests.filter((one) => one === path)).toEqual([]);
});

test("watch: a press watches, another one ends it, and the button shows which", async () => {
  let isWatched = false;
  renderPage({
    path: "/exchange/45",
    page: Button,
    wallet: "connected",
    server: {
      ...session,
      [path]: () => Response.json({ wallet: account, isWatched }),
    },
  });
  await expect.poll(isPressed).toBe(false);
  isWatched = true;
  await press("Watch");
  await expect.poll(isPressed).toBe(true);
  const link = screen.getByRole("link", { name: /See what you watch$/ });
  expect(link.getAttribute("href")).toBe("/investor/saved");
  isWatched = false;
  await press("Watch");
  await expect.poll(isPressed).toBe(false);
});

test("watch: a refusal is told, and the button shows what is true", async () => {
  const sentence = "You're watching 100 receivables, which is the most you can watch.";
  let answers = 0;
  renderPage({
    path: "/exchange/45",
    page: Button,
    wallet: "connected",
    server: {
      ...session,
      [path]: () => {
        answers += 1;
        return answers === 2
          ? Response.json({ code: "TOO_MANY_WATCHED", message: sentence }, { status: 409 })
          : Response.json({ wallet: account, isWatched: false });
      },
    },
  });
  await expect.poll(() => answers).toBe(1);
  await press("Watch");
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(isPressed()).toBe(false);
});
