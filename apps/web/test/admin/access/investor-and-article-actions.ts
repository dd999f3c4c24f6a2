import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import type { RunningMarketplace } from "../../../../../e2e/support/marketplace/running-marketplace.ts";
import { signEligibility, withdrawOnChain } from "../../support/investor-eligibility.ts";
import { Person } from "../../support/people/person.ts";
import type { AdminAction } from "./admin-actions.ts";

type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** What an admin does to investors and articles, and the owner to a person's data, in an order that works. */
export async function investorAndArticleActions(
  marketplace: RunningMarketplace,
  ask: Ask,
  op: Person,
): Promise<AdminAction[]> {
  const done = async (answer: Promise<Response>) => {
    const response = await answer;
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  };
  const register = async () => {
    const cy = new Person(marketplace);
    await cy.signInWithWallet();
    await done(
      cy.post("/api/investor/registrations", {
        investorName: "Cy Tan",
        country: "Singapore",
        registrationNumber: "S7654321X",
        walletAddress: cy.wallet,
        certificateInfo: { email: "cy@example.com" },
        agreeTerms: true,
      }),
    );
    const [row] = await ask<{ id: string }>("select id from investors where wallet_address = $1", [
      cy.wallet,
    ]);
    return { id: row?.id, wallet: cy.wallet };
  };
  const [one, other] = [await register(), await register()];
  const investor = (id: string | undefined, path: string, body: object = {}) =>
    done(op.post(`/api/admin/investors/${id}/${path}`, body));

  const article = crypto.randomUUID();
  const version = async (id = article) =>
    (
      await ask<{ updated_at: Date }>("select updated_at from blog_posts_brand where id = $1", [id])
    )[0]?.updated_at ?? null;
  const write = async (content: string, id = article) => {
    const slug = `acts-${id}`;
    const words = { title: "Acts", slug, content, excerpt: "", tags: [], coverImageUrl: null };
    const body = { ...words, seen: await version(id) };
    await done(op.post(`/api/admin/articles/${id}`, body, "PUT"));
  };
  const draft = crypto.randomUUID();
  await write("Never published", draft);
  const publication = async (method: "POST" | "DELETE") =>
    done(op.post(`/api/admin/articles/${article}/publication`, { seen: await version() }, method));
  const { ownerUrl, web } = marketplace;

  const check = { subject: "identity", outcome: "clear", comment: "x", seenCheck: null };
  for (const subject of ["sanctions", "country"])
    await investor(one.id, "checks", { ...check, subject });
  return [
    { action: "investor.check_recorded", run: () => investor(one.id, "checks", check) },
    {
      action: "investor.approved",
      async run() {
        const checks = await ask<{ id: string }>(
          "select id from recorded_checks where investor_id = $1",
          [one.id],
        );
        const seenChecks = checks.map(({ id }) => id);
        await investor(one.id, "review", { status: "approved", seenChecks });
      },
    },
    {
      action: "investor.eligibility_signed",
      run: async () => {
        const { wallet } = one;
        await investor(one.id, "eligibility", await signEligibility(marketplace, op, { wallet }));
      },
    },
    {
      action: "investor.eligibility_withdrawn",
      run: async () => {
        const transaction = await withdrawOnChain(marketplace, one.wallet);
        const kind = "withdraw-eligibility";
        await done(op.post("/api/admin/market/actions", { kind, subject: one.id, transaction }));
      },
    },
    {
      action: "investor.rejected",
      run: () => investor(other.id, "review", { status: "rejected", reason: "x" }),
    },
    {
      action: "investor.suspended",
      run: () => investor(one.id, "suspension", { suspend: true, reason: "x" }),
    },
    {
      action: "investor.reinstated",
      run: () => investor(one.id, "suspension", { suspend: false, reason: "x" }),
    },
    { action: "investor.id_revealed", run: () => investor(one.id, "government-id") },
    {
      action: "export.investors",
      run: () => done(op.post("/api/admin/investors/export", {})),
    },
    { action: "article.created", run: () => write("First words") },
    { action: "article.changed", run: () => write("Second words") },
    { action: "article.published", run: () => publication("POST") },
    { action: "article.unpublished", run: () => publication("DELETE") },
    {
      action: "article.deleted",
      run: async () =>
        done(op.post(`/api/admin/articles/${draft}`, { seen: await version(draft) }, "DELETE")),
    },
    {
      action: "person.exported",
      run: () => exportPerson(ownerUrl, other.wallet, web.secrets.data),
    },
    { action: "person.erased", run: () => erasePerson(ownerUrl, other.wallet) },
  ];
}
