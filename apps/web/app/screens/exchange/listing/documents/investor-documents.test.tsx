// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { errorMessages } from "~/http/error-messages";
import InvestorDocuments from "./investor-documents.tsx";

afterEach(clearPage);

const path = "/api/exchange/7/documents";
const Panel = () => <InvestorDocuments listing={7n} />;
const refusal = (code: keyof typeof errorMessages) => {
  const { status, message } = errorMessages[code];
  return Response.json({ code, message }, { status });
};

const render = (answer: () => Response, wallet: "none" | "connected" = "connected") =>
  renderPage({ path: "/exchange/7", page: Panel, wallet, server: { [path]: answer } });

const document = {
  id: "4b1e5ba1-1f6c-4c3f-9a35-5c6f0f9f0a01",
  fileName: "bill.pdf",
  bytes: 20_480,
};
const found = (documents: object[] | null, wallet: string | null = account) =>
  Response.json({ wallet, documents });

describe("documents of a receivable", () => {
  test("without a wallet: asks to connect one", async () => {
    render(() => found(null, null), "none");
    expect(await screen.findByText(/Connect the wallet that you registered/)).toBeDefined();
  });

  test.each([
    ["without a session", () => found(null, null)],
    ["with the session of another wallet", () => found([document], `0x${"b2".repeat(20)}`)],
  ])("%s: asks to sign in", async (_what, answer) => {
    render(answer);
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
    expect(screen.queryByText("bill.pdf")).toBeNull();
  });

  test("for someone who isn't an eligible investor: says so", async () => {
    render(() => found(null));
    expect(await screen.findByText(/Only approved investors can see them/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("a failed load can be repeated", async () => {
    let isDown = true;
    render(() => (isDown ? refusal("MARKET_UNAVAILABLE") : found([document])));
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole("button", { name: /^Download/ })).toBeDefined();
  });

  test("says when there are none", async () => {
    render(() => found([]));
    expect(await screen.findByText(/shows no documents to investors/)).toBeDefined();
  });

  test("shows name and size, and a failed download in words", async () => {
    render(() => found([document]));
    expect(await screen.findByText("20 KB")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: /^Download/ }));
    // The region is there before it says anything.
    await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
  });
});
