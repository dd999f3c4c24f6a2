// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { PageQueryProvider, WalletQueryProvider } from "~/wallet/wallet-query-provider";
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

const proofs = (onProven: () => void) => ({
  "/api/wallet/sign-in/message": () => Response.json({ message: "Sign in to Tenora" }),
  "/api/wallet/sign-in": () => {
    onProven();
    return Response.json({ ok: true });
  },
});

const signs = ({ method }: { method: string }) =>
  method === "personal_sign" ? Promise.resolve(`0x${"ab".repeat(65)}`) : undefined;

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
      ...proofs(() => {
        isProven = true;
      }),
    },
    onRequest: signs,
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

function Reader({ name }: { name: string }) {
  return <p>{`${name}: ${useProvenQuery("/api/sale", true).answer.kind}`}</p>;
}

const Parts = () => (
  <>
    {["panel", "card"].map((name) => (
      <PageQueryProvider key={name} name="sale">
        <Reader name={name} />
      </PageQueryProvider>
    ))}
    <SignInButton onSignedIn={async () => {}} />
  </>
);

test("proven query: parts of one page ask once, and once more after a signature", async () => {
  let isProven = false;
  const answer = () => Response.json({ wallet: isProven ? account : null });
  const { requests } = renderPage({
    path: "/exchange/7",
    page: Parts,
    wallet: "connected",
    onRequest: signs,
    server: {
      "/api/sale": answer,
      "/api/wallet/session": answer,
      ...proofs(() => {
        isProven = true;
      }),
    },
  });
  const asked = () => requests.filter((path) => path === "/api/sale").length;
  for (const name of ["panel", "card"]) await screen.findByText(`${name}: unproven`);
  expect(asked()).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  for (const name of ["panel", "card"]) await screen.findByText(`${name}: ready`);
  expect(asked()).toBe(2);
});

test("proven query: what the parts of a page have read is gone with the last of them", async () => {
  const show = () =>
    renderPage({
      path: "/exchange/7",
      page: Parts,
      wallet: "connected",
      server: { "/api/sale": () => Response.json({ wallet: account }) },
    });
  show();
  await screen.findByText("card: ready");
  clearPage();
  const { requests } = show();
  await screen.findByText("card: ready");
  expect(requests).toContain("/api/sale");
});
