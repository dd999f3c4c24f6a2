// @vitest-environment jsdom
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { listUnrecorded } from "~/features/admin/actions/unrecorded-actions";
import { DialogHost } from "~/features/transaction/dialog-host";
import { clearPage, renderPage } from "~/wallet/testing/render-page";
import { CaseView } from "./case.tsx";
import type { CasePage } from "./case-page.ts";

afterEach(clearPage);

const page: Omit<CasePage, "status"> = {
  ...{
    listing: "12",
    seller: "Ben Trading",
    isOpen: true,
    request: "r1",
    now: 0,
    hasCustomer: true,
    dispute: null,
    assignee: null,
  },
  ...{ headlines: [], facts: [], payments: [], people: [], contacts: [] },
};

const open = (status: ReceivableStatus, wallet: "none" | "connected") =>
  renderPage({
    path: "/admin/market/12",
    wallet,
    page: () => (
      <DialogHost>
        <CaseView page={{ ...page, status }} />
      </DialogHost>
    ),
  });

test("case: a default whose time has come is recorded from here too, and goes into the audit log", async () => {
  open("overdue", "connected");
  await userEvent.click(await screen.findByRole("button", { name: "Record the default" }));
  await waitFor(() =>
    expect(listUnrecorded()).toMatchObject([{ kind: "mark-default", subject: "12" }]),
  );
});

test("case: without a wallet a default can't be recorded, and one can be connected", async () => {
  open("overdue", "none");
  expect(await screen.findByRole("button", { name: "Connect Wallet" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Record the default" })).toBeNull();
});

test.each(["running", "grace", "late", "defaulted", "settled"] as const)(
  "case: while it is %s, no default is offered",
  async (status) => {
    open(status, "connected");
    await screen.findByRole("heading", { name: "Case: Ben Trading, receivable #12" });
    expect(screen.queryByRole("button", { name: "Record the default" })).toBeNull();
  },
);
