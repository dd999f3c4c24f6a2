import { createAdmin } from "@tenora/database/admin/create-admin";
import { resetAdminPassword } from "@tenora/database/admin/reset-admin-password";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type { RunningMarketplace } from "../../../../../e2e/support/marketplace/running-marketplace.ts";
import { onboardingForm } from "../../support/people/person.ts";
import { type RecordedRequest, RecordingPerson } from "../../support/people/recording-person.ts";
import { Authenticator } from "../../support/sign-in/authenticator.ts";
import { mailedToken } from "../../support/sign-in/mailed-token.ts";
import { adminPassword, newAdmin } from "../../support/sign-in/new-admin.ts";
import { fundingRequestActions } from "./funding-request-actions.ts";
import { investorAndArticleActions } from "./investor-and-article-actions.ts";
import { marketActions } from "./market-actions.ts";

/** One action of the audit log, and how to do it. */
export interface AdminAction {
  readonly action: string;
  readonly run: () => Promise<unknown>;
}

type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

async function done(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

/** Every action of an admin, in an order in which they are possible; their requests are recorded. */
export async function adminActions(
  marketplace: RunningMarketplace,
  ask: Ask,
  requests: RecordedRequest[] = [],
): Promise<AdminAction[]> {
  const person = () => new RecordingPerson(marketplace, requests);
  const op = person();
  await done(op.signInAsAdmin());
  const submit = async () => {
    const owner = person();
    await owner.signInWithWallet();
    await done(owner.submit(onboardingForm(owner.wallet)));
    const [row] = await ask<{ id: string }>("select id from businesses where wallet_address = $1", [
      owner.wallet,
    ]);
    return row?.id ?? "";
  };
  const [one, other, third] = [await submit(), await submit(), await submit()];
  const stamp = Date.now();
  const invited = `acts-${stamp}@example.com`;
  const careful = person();
  const carefulEmail = await newAdmin(marketplace, "acts");
  const signIn = (code?: string) =>
    done(
      careful.fetch("/api/admin/session", {
        method: "POST",
        body: new URLSearchParams({
          email: carefulEmail,
          password: adminPassword,
          ...(code ? { code } : {}),
        }),
      }),
    );
  await signIn();
  let codes: string[] = [];
  const { password } = marketplace.admin;

  const review = (id: string, status: string) =>
    done(op.post(`/api/admin/businesses/${id}/review`, { status, tier: 2, reason: "x" }));
  const act = (body: object) => done(op.post(`/api/admin/businesses/${one}/acts`, body));
  const assign = (id: string, seen: string | null, assign = true) =>
    done(op.post(`/api/admin/assignments/${id}`, { type: "business", seen, assign }));
  const ownId = () =>
    idOf("select user_id as id from admins where email = $1", marketplace.admin.email);
  const idOf = async (text: string, value: string) =>
    (await ask<{ id: string }>(text, [value]))[0]?.id ?? "";
  const newest = "select id from admin_links where email = $1 order by created_at desc limit 1";
  const acceptMailed = async (email: string, not: readonly string[]) => {
    const token = await mailedToken(marketplace, email, not);
    await done(person().post("/api/admin/link", { token, password: adminPassword }, "PUT"));
  };
  const tokensSoFar = async () =>
    (await readMailbox(marketplace.mailFolder)).flatMap(
      ({ templateParams }) => /#([\w-]{64})/.exec(templateParams.message)?.[1] ?? [],
    );

  return [
    ...(await investorAndArticleActions(marketplace, ask, op)),
    ...(await fundingRequestActions(marketplace, ask, op)),
    ...(await marketActions(marketplace, op)),
    { action: "business.assigned", run: () => assign(one, null) },
    { action: "business.released", run: async () => assign(one, await ownId(), false) },
    {
      action: "business.certificate_requested",
      run: async () => {
        const [its] = await ask<{ url: string }>(
          "select certificate_url as url from businesses where id = $1",
          [one],
        );
        await act({ act: "request-certificate", message: "x", seenCertificate: its?.url ?? "" });
      },
    },
    {
      action: "business.check_recorded",
      async run() {
        const [its] = await ask<{ at: Date }>(
          "select at from business_history where business_id = $1 and event = 'submitted'",
          [one],
        );
        const check = { subject: "register", outcome: "clear", comment: "x", seenCheck: null };
        const body = { ...check, seenSubmission: its?.at };
        await done(op.post(`/api/admin/businesses/${one}/checks`, body));
      },
    },
    { action: "business.approved", run: () => review(one, "approved") },
    {
      action: "business.approved",
      async run() {
        const its = "select certificate_url as id from businesses where id = $1";
        const businesses = [{ id: third, seenCertificate: await idOf(its, third) }];
        await done(op.post("/api/admin/businesses/approvals", { businesses, tier: 3 }));
      },
    },
    {
      action: "business.country_set",
      run: () => act({ act: "country", seen: "SG", country: "MY" }),
    },
    { action: "business.rejected", run: () => review(other, "rejected") },
    { action: "business.suspended", run: () => act({ act: "suspend", reason: "x" }) },
    { action: "business.reinstated", run: () => act({ act: "reinstate", reason: "x" }) },
    {
      action: "business.tier_changed",
      run: () => act({ act: "tier", seen: 2, tier: 1, reason: "x" }),
    },
    {
      action: "business.document_opened",
      run: () => done(op.post(`/api/admin/businesses/${one}/document-link`, {})),
    },
    { action: "business.note_added", run: () => act({ act: "note", note: "x" }) },
    {
      action: "business.rating_hidden",
      async run() {
        const [rating] = await ask<{ id: string }>(
          `insert into ratings (wallet, listing_id, fingerprint, seller, stars, words)
           select '0x' || left(md5(random()::text) || md5(random()::text), 40), 1,
             '0x' || repeat('ab', 32), wallet_address, 3, 'x'
           from businesses where id = $1 returning id`,
          [one],
        );
        await act({ act: "hide-rating", rating: rating?.id, hide: true, reason: "x" });
      },
    },
    {
      action: "business.rating_shown",
      async run() {
        const hidden = `select r.id from ratings r join businesses b on b.wallet_address = r.seller
          where b.id = $1`;
        const rating = await idOf(hidden, one);
        await act({ act: "hide-rating", rating, hide: false, reason: "x" });
      },
    },
    {
      action: "mail.retried",
      async run() {
        const [mail] = await ask<{ id: string }>(
          "insert into outbox (kind, subject_id) values ('business_submitted', $1) returning id",
          [one],
        );
        // As if the mail service had been down.
        await ask("update outbox set sent_at = null where id = $1", [mail?.id]);
        await done(op.post(`/api/admin/mails/${mail?.id}/retry`, {}));
      },
    },
    { action: "export.businesses", run: () => done(op.post("/api/admin/businesses/export", {})) },
    { action: "export.audit", run: () => done(op.post("/api/admin/audit/export", {})) },
    {
      action: "admin.session_ended",
      async run() {
        await done(person().signInAsAdmin());
        const id = await idOf(
          `select s.id from auth_admin.session s join auth_admin."user" u on u.id = s."userId"
           where u.email = $1 order by s."createdAt" desc limit 1`,
          marketplace.admin.email,
        );
        await done(op.post(`/api/admin/sessions/${id}`, {}, "DELETE"));
      },
    },
    {
      action: "admin.invited",
      run: () => done(op.post("/api/admin/invitations", { email: invited, password })),
    },
    {
      action: "admin.invitation_revoked",
      run: async () =>
        done(op.post(`/api/admin/invitations/${await idOf(newest, invited)}`, {}, "DELETE")),
    },
    {
      action: "admin.invited",
      run: () => done(op.post("/api/admin/invitations", { email: `2${invited}`, password })),
    },
    { action: "admin.invitation_accepted", run: () => acceptMailed(`2${invited}`, []) },
    {
      action: "admin.password_recovered",
      async run() {
        const before = await tokensSoFar();
        await done(op.post("/api/admin/recovery", { email: `2${invited}` }));
        await acceptMailed(`2${invited}`, before);
      },
    },
    {
      action: "admin.revoked",
      async run() {
        const id = await idOf("select user_id as id from admins where email = $1", `2${invited}`);
        await done(op.post(`/api/admin/admins/${id}`, { password }, "DELETE"));
      },
    },
    {
      action: "admin.two_factor_enabled",
      async run() {
        const offer = await (await done(careful.post("/api/admin/two-factor", {}))).json();
        const { envelope, secret } = offer as { envelope: string; secret: string };
        const code = new Authenticator(secret).code();
        const proof = { envelope, password: adminPassword, code };
        const answer = await done(careful.post("/api/admin/two-factor", proof, "PUT"));
        codes = ((await answer.json()) as { recoveryCodes: string[] }).recoveryCodes;
      },
    },
    { action: "admin.recovery_code_used", run: () => signIn(codes[0]) },
    {
      action: "admin.codes_used_up",
      async run() {
        // Ten wrong codes of today, as if they had been typed in; the next is rejected.
        await ask(
          `insert into auth_admin.code_attempt (user_id)
           select a.user_id from admins a, generate_series(1, 10) where a.email = $1`,
          [carefulEmail],
        );
        await signIn("000000").catch(() => {});
      },
    },
    {
      action: "admin.two_factor_disabled",
      run: () =>
        done(
          careful.post(
            "/api/admin/two-factor",
            { password: adminPassword, code: codes[1] },
            "DELETE",
          ),
        ),
    },
    {
      action: "admin.granted",
      run: () =>
        createAdmin(marketplace.ownerUrl, { email: `3${invited}`, passwordHash: "no hash" }),
    },
    {
      action: "admin.password_reset",
      run: () =>
        resetAdminPassword(marketplace.ownerUrl, { email: `3${invited}`, passwordHash: "none" }),
    },
  ];
}
