// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { useSearchParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import Statement from "./statement.tsx";

afterEach(clearPage);

type StatementProps = Parameters<typeof Statement>[0];

/** The page as its loader leaves it without a wallet's address, and the one that it was opened with since. */
function page(kind: "no-wallet" | "no-address") {
  const loaderData = { kind, wallet: null, typed: { from: "", to: "" } };
  return () => (
    <>
      <Statement {...({ loaderData } as unknown as StatementProps)} />
      <OpenedWith />
    </>
  );
}

function OpenedWith() {
  const [params] = useSearchParams();
  return <output>{params.get("wallet") ?? "nobody"}</output>;
}

const open = (kind: Parameters<typeof page>[0], wallet: "none" | "connected") =>
  renderPage({ path: "/investor/portfolio/statement", page: page(kind), wallet });

test("statement: without an address it is the connected wallet's own", async () => {
  open("no-wallet", "connected");
  expect(await screen.findByText(account)).toBeDefined();
});

test.each([
  ["no-wallet", "none"],
  ["no-address", "connected"],
] as const)(
  "statement: with %s and the wallet %s it says where to open it",
  async (kind, wallet) => {
    open(kind, wallet);
    expect(await screen.findByText("We don't know whose statement you want")).toBeDefined();
    expect(screen.getByText("nobody")).toBeDefined();
  },
);
