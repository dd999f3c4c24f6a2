// @vitest-environment jsdom
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { listUnrecorded } from "~/desk/features/actions/unrecorded-actions";
import { DialogHost } from "~/features/transaction/dialog-host";
import { CaseView } from "./case.tsx";
import type { CasePage } from "./case-page.ts";

afterEach(clearPage);

const page: Omit<CasePage, "status"> = {
  listing: "12",
  seller: "Ben Trading",
  isOpen: true,
  request: "r1",
  now: 0,
  hasCustomer: true,
  dispute: null,
  assignee: null,
  headlines: [],
  facts: [],
  payments: [],
  people: [],
  contacts: [],
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

const offered = [
  ["overdue", "Record the default", "mark-default"],
  ["closing", "Release the proceeds", "release"],
  ["failed", "Cancel the sale", "cancel"],
] as const;

test.each(offered)(
  "case: while it is %s, “%s” is offered as on the market desk, and goes into the audit log",
  async (status, name, kind) => {
    open(status, "connected");
    await userEvent.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(listUnrecorded()).toMatchObject([{ kind, subject: "12" }]));
  },
);

test.each(offered)(
  "case: while it is %s, “%s” needs a wallet, and one can be connected",
  async (status, name) => {
    open(status, "none");
    expect(await screen.findByRole("button", { name: "Connect Wallet" })).toBeDefined();
    expect(screen.queryByRole("button", { name })).toBeNull();
  },
);

const none = ["open", "selling", "running", "grace", "late", "defaulted", "settled", "cancelled"];
test.each(none as ReceivableStatus[])(
  "case: while it is %s, nothing is offered",
  async (status) => {
    open(status, "connected");
    await screen.findByRole("heading", { name: "Case: Ben Trading, receivable #12" });
    for (const [, name] of offered) expect(screen.queryByRole("button", { name })).toBeNull();
  },
);
