// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "~/wallet/testing/render-page";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";
import { SignInButton } from "./sign-in-button.tsx";
import { useProvenQuery } from "./use-proven-query.ts";

afterEach(clearPage);

/** A part of the page with a cache of its own, as the documents and the sale have. */
function Part({ name }: { name: string }) {
  const { answer, refresh } = useProvenQuery(`/api/${name}`, true);
  if (answer.kind === "unproven") return <SignInButton onSignedIn={refresh} />;
  return <p>{`${name}: ${answer.kind}`}</p>;
}

const Page = () =>
  ["sale", "documents"].map((name) => (
    <WalletQueryProvider key={name}>
      <Part name={name} />
    </WalletQueryProvider>
  ));

test("proven query: a signature in one part of the page opens the others too", async () => {
  let isProven = false;
  const answer = () => Response.json({ wallet: isProven ? account : null });
  renderPage({
    path: "/exchange/7",
    page: () => <Page />,
    wallet: "connected",
    server: {
      "/api/sale": answer,
      "/api/documents": answer,
      "/api/wallet/session": answer,
      "/api/wallet/sign-in/message": () => Response.json({ message: "Sign in to Tenora" }),
      "/api/wallet/sign-in": () => {
        isProven = true;
        return Response.json({ ok: true });
      },
    },
    onRequest: ({ method }) =>
      method === "personal_sign" ? Promise.resolve(`0x${"ab".repeat(65)}`) : undefined,
  });
  // Each part asks by itself.
  const both = await waitFor(() => {
    const buttons = screen.getAllByRole("button", { name: "Sign in" });
    expect(buttons).toHaveLength(2);
    return buttons;
  });
  await userEvent.click(both[0] as HTMLElement);
  expect(await screen.findByText("sale: ready")).toBeDefined();
  expect(await screen.findByText("documents: ready")).toBeDefined();
});
