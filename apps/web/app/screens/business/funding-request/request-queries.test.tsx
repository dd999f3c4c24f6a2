// @vitest-environment jsdom
import { useQueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, press, renderPage } from "#test/components/wallet/render-page.tsx";
import { useKnownRequest, useOwnRequest } from "./request-queries.ts";

afterEach(clearPage);

const id = "4b1e5ba1-1f6c-4c3f-9a35-5c6f0f9f0a01";

function Page() {
  const client = useQueryClient();
  const own = useOwnRequest(id).data?.request?.status;
  const known = useKnownRequest(id)?.status;
  return (
    <button
      type="button"
      onClick={() => void client.invalidateQueries({ queryKey: ["funding-requests"] })}
    >
      {`Own ${own}, known ${known}`}
    </button>
  );
}

test("funding request: what is known of it follows, and doesn't keep a stale one from being read again", async () => {
  const statuses = ["draft", "submitted"];
  renderPage({
    path: "/business/funding-request",
    page: Page,
    wallet: "connected",
    server: {
      [`/api/business/funding-requests/${id}`]: () =>
        Response.json({
          wallet: account,
          seller: null,
          request: { status: statuses.shift() ?? "submitted", isExpired: true },
        }),
    },
  });
  await screen.findByText("Own draft, known draft");
  await press("Own draft, known draft");
  expect(await screen.findByText("Own submitted, known submitted")).toBeDefined();
});
