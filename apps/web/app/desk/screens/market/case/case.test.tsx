// @vitest-environment jsdom
import type { CollectionContact } from "@tenora/database/collection/contacts";
import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import { WalletProvider } from "~/wallet/wallet-provider";
import Case, { meta } from "./case.tsx";
import type { CasePage } from "./case-page.ts";

const now = Date.parse("2026-03-05T12:00:00Z");
const page = (changes: Partial<CasePage> = {}): CasePage => ({
  listing: "12",
  status: "late",
  isOpen: true,
  request: crypto.randomUUID(),
  now,
  seller: "Ben Trading",
  hasCustomer: true,
  headlines: [{ label: "Owed to holders today", value: "9,000.00 USDC", detail: "No late fee." }],
  facts: [["Paid so far", "1,000.00 USDC"]],
  payments: [],
  people: [["Director’s email", "ada@ada.example"]],
  contacts: [],
  assignee: null,
  dispute: null,
  ...changes,
});

const config = {
  chain: { id: 17_000, name: "Holesky", shortName: "Holesky", rpcUrls: [], genesisHash: null },
  contracts: {},
  stablecoins: [],
  features: { demo: false, demoWallets: false, mailbox: false, relayer: false },
};

function CaseScreen(props: object) {
  return (
    <WalletProvider config={config as never}>
      <Case {...(props as Parameters<typeof Case>[0])} />
    </WalletProvider>
  );
}

const open = (its: CasePage | "failed") =>
  renderScreen(
    [{ path: "/admin/market/:id", Component: CaseScreen as never, loader: () => its }],
    "/admin/market/12",
  );

const type = (label: string, text: string) =>
  userEvent.type(screen.getByRole("textbox", { name: label }), text);
const save = () => userEvent.click(screen.getByRole("button", { name: "Save contact" }));
const unfold = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Record contact" }));

test("case: names what is missing, keeps what was typed when it fails, and sends one id until it is saved", async () => {
  const sent: { id: string; comment: string; contactedAt: string }[] = [];
  const answers = [503, 200];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({}, { status: answers[sent.length - 1] ?? 500 });
  });
  open(page());
  expect(await screen.findByText("No contacts recorded yet.")).toBeDefined();
  await unfold();
  await save();
  for (const text of [
    "Choose who you contacted.",
    "Choose how you contacted them.",
    "Enter what was said.",
  ])
    expect(screen.getByText(text)).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText("Contacted"), "customer");
  await userEvent.selectOptions(screen.getByLabelText("How"), "phone");
  await type("What was said", "They pay on Friday.");
  fireEvent.change(screen.getByLabelText("Next follow-up (optional)"), {
    target: { value: "2020-01-01" },
  });
  await save();
  expect(screen.getByText("Enter a day that isn’t in the past.")).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText("Next follow-up (optional)"), {
    target: { value: "2999-01-01" },
  });
  await save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const comment = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "What was said" });
  await vi.waitFor(() =>
    expect(screen.getByRole("button", { name: "Save contact" })).toHaveProperty("disabled", false),
  );
  expect(comment().value).toBe("They pay on Friday.");
  await save();
  // Once it is saved the form is folded away, and empty when it is opened again.
  await vi.waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(document.activeElement?.textContent).toBe("Record contact");
  await unfold();
  expect(comment().value).toBe("");
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({
    comment: "They pay on Friday.",
    contactedAt: "2026-03-05T12:00:00.000Z",
    followUpOn: "2999-01-01",
  });
});

test("case: words corrected after a failure are sent as another contact, since the first may have arrived", async () => {
  const sent: { id: string; comment: string }[] = [];
  let answer = (_response: Response) => {};
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  open(page());
  expect(await screen.findByText("No contacts recorded yet.")).toBeDefined();
  await unfold();
  await userEvent.selectOptions(screen.getByLabelText("Contacted"), "customer");
  await userEvent.selectOptions(screen.getByLabelText("How"), "phone");
  await userEvent.clear(screen.getByRole("textbox", { name: "What was said" }));
  await type("What was said", "They pay on Friday.");
  await save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  // While it is saved, nothing can be typed that would be lost.
  const comment = screen.getByRole("textbox", { name: "What was said" });
  expect(comment.matches(":disabled")).toBe(true);
  answer(Response.json({}, { status: 503 }));
  await vi.waitFor(() => expect(comment.matches(":disabled")).toBe(false));
  await type("What was said", " At noon.");
  await save();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  answer(Response.json({}));
  expect(sent[1]?.comment).toBe("They pay on Friday. At noon.");
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
  await vi.waitFor(() => expect(comment).toHaveProperty("value", ""));
});

test("case: folding the form keeps what was typed and chosen", async () => {
  open(page());
  expect(await screen.findByRole("heading", { name: "Contact log" })).toBeDefined();
  expect(screen.queryByRole("form")).toBeNull();
  await unfold();
  await userEvent.selectOptions(screen.getByLabelText("How"), "letter");
  await type("What was said", "Half a sen");
  await unfold();
  expect(screen.queryByRole("form")).toBeNull();
  await unfold();
  expect(screen.getByRole("textbox", { name: "What was said" })).toHaveProperty(
    "value",
    "Half a sen",
  );
  expect(screen.getByLabelText("How")).toHaveProperty("value", "letter");
  await userEvent.clear(screen.getByRole("textbox", { name: "What was said" }));
});

test("case: shows each contact with who recorded it, and what was erased", async () => {
  const entry: Omit<CollectionContact, "id" | "person" | "comment"> = {
    party: "business",
    means: "email",
    contactedAt: new Date("2026-03-04T09:30:00Z"),
    followUpOn: null,
    recordedAt: new Date(now),
    adminEmail: "op@example.com",
  };
  open(
    page({
      contacts: [
        { ...entry, id: "1", person: "Ada Lim", comment: "Asked for\ntwo weeks." },
        { ...entry, id: "2", person: null, comment: null },
      ],
    }),
  );
  expect(await screen.findByText("The business: Ada Lim · Email")).toBeDefined();
  expect(screen.getByText("[erased]")).toBeDefined();
  expect(screen.getAllByText(/by op@example\.com$/)).toHaveLength(2);
});

test("case: after it is repaid its log stays and nothing is added", async () => {
  open(page({ status: "settled", isOpen: false }));
  expect(await screen.findByText(/You can record contacts while/)).toBeDefined();
  expect(screen.queryByText("No contacts recorded yet.")).toBeNull();
  expect(screen.queryByRole("button", { name: "Record contact" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Case file (ZIP)" })).toBeNull();
});

test("case: without a request of ours there is neither log nor file", async () => {
  open(page({ request: null, people: [] }));
  expect(await screen.findByText("No funding request here")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("case: a dispute that stands has who raised it and its transaction, and beside it the evidence we keep", async () => {
  const transaction = `0x${"ab".repeat(32)}`;
  const kept = {
    disputed: true,
    recordedAt: new Date(now),
    adminEmail: "op@example.com",
    hash: `0x${"cd".repeat(32)}`,
  } as const;
  const standing = [["Transaction", transaction]] as const;
  const evidence = [
    { ...kept, id: "1", document: "The goods were never sent.", isSent: true },
    { ...kept, id: "2", document: null, isSent: false },
  ];
  open(
    page({
      status: "running",
      dispute: { standing, evidence, step: "end" },
    }),
  );
  expect(await screen.findByRole("heading", { name: "Dispute" })).toBeDefined();
  expect(screen.getByText(transaction)).toBeDefined();
  expect(screen.getByText("The goods were never sent.")).toBeDefined();
  expect(screen.getByText("Dispute raised")).toBeDefined();
  // Its wallet refused: it isn't on the exchange.
  expect(screen.getByText("Dispute · not sent")).toBeDefined();
  expect(screen.getByText("[erased]")).toBeDefined();
  const end = screen.getByRole("textbox", { name: "Why it ends" });
  const order = screen.getByText("The goods were never sent.").compareDocumentPosition(end);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  // Contacts about it are recorded before it is late, too.
  expect(screen.getByRole("button", { name: "Record contact" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Case file (ZIP)" })).toBeDefined();
});

test("case: what nobody can dispute any more offers nothing about it", async () => {
  open(page({ status: "settled", isOpen: false, dispute: null }));
  await screen.findByText(/You can record contacts while/);
  expect(screen.queryByRole("heading", { name: "Dispute" })).toBeNull();
});

test("case: shows each payment with its payer, its transaction and its proof", async () => {
  const transaction = `0x${"ef".repeat(32)}`;
  const payment = { at: "Mar 4, 2026, 09:30 UTC", amount: "1,000.00 USDC", transaction } as const;
  const proof = "/api/exchange/12/payments/7-1/proof";
  open(
    page({
      payments: [
        { ...payment, key: "7-1", payer: "The customer", link: "https://scan.example/tx/1", proof },
        { ...payment, key: "6-1", payer: "The business", link: null, proof: `${proof}-2` },
      ],
    }),
  );
  const link = await screen.findByRole("link", { name: /^0xef/ });
  expect(link.closest("li")?.textContent).toContain("The customer");
  expect(link.getAttribute("href")).toBe("https://scan.example/tx/1");
  expect(screen.getByTitle(transaction).textContent).toMatch(/^0xefef/);
  expect(screen.getAllByRole("link", { name: "Proof (PDF)" })[0]?.getAttribute("href")).toBe(proof);
});

test("case: says that nothing has been paid", async () => {
  open(page());
  expect(await screen.findByText("Nothing has been paid yet.")).toBeDefined();
});

test("case: of a community campaign no customer can be contacted", async () => {
  open(page({ hasCustomer: false }));
  await unfold();
  const options = within(screen.getByLabelText("Contacted")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "Choose one",
    "The business",
    "Someone else",
  ]);
});

test("case: says whose it is, and an admin takes it, as they saw it", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    return Response.json({});
  });
  open(page({ assignee: { adminId: "mira", email: "mira@example.com" } }));
  expect(
    await screen.findByRole("heading", { name: "Case: Ben Trading, receivable #12" }),
  ).toBeDefined();
  expect(screen.getByText("Assigned to mira@example.com")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Assign to me" }));
  expect(sent).toEqual([["/api/admin/market/12/assignment", { seen: "mira", assign: true }]]);
});

test.each([{ isOpen: false }, { request: null }])(
  "case: nobody takes one that isn't open, or that isn't ours: %j",
  async (changes) => {
    open(page(changes));
    await screen.findByRole("heading", { name: "Case: Ben Trading, receivable #12" });
    expect(screen.queryByRole("button", { name: "Assign to me" })).toBeNull();
  },
);

test.each([
  [page(), "Case: Ben Trading, receivable #12"],
  [page({ seller: `0x${"ab".repeat(20)}` }), "Case: 0xabab...abab, receivable #12"],
  ["failed", "Case"],
  [null, "Case"],
])("case: the page's title names the seller: %j", (loaderData, title) => {
  const [first, ...rest] = meta({ loaderData } as never) as { title?: string }[];
  expect(first?.title).toMatch(new RegExp(`^${title} · `));
  expect(rest).toContainEqual({ name: "robots", content: "noindex" });
});
