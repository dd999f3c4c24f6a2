import { randomUUID } from "node:crypto";
import {
  fetchBusinessStatus,
  findBusinessStatus,
} from "@tenora/database/business/find-business-status";
import { findOwnBusiness } from "@tenora/database/business/find-own-business";
import { submitBusiness } from "@tenora/database/business/submit-business";
import { replaceCertificate } from "@tenora/database/document/replace-certificate";
import { investorExists } from "@tenora/database/investor/investor-exists";
import { submitInvestor } from "@tenora/database/investor/submit-investor";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  ada,
  cy,
  errorCodeOf,
  freshWallet,
  submission,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";

const context = useDatabaseContext();
let adaToken: string;
let cyToken: string;
const asAda = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(context.web, adaToken, run);
const asCy = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(context.web, cyToken, run);

beforeAll(async () => {
  adaToken = await createWalletSession(context.test.ownerUrl, `0x${"ADA0".repeat(10)}`);
  cyToken = await createWalletSession(context.test.ownerUrl, cy);
});

describe("member access: Ada, a business", () => {
  const form = submission(ada);

  test("cannot register a business for Cy's wallet", async () => {
    expect(await errorCodeOf(asAda((tx) => submitBusiness(tx, submission(cy))))).toBe("FORBIDDEN");
  });

  test("registers her own business, pending at tier 3, whatever the case of her wallet §3.5", async () => {
    const saved = await asAda((tx, wallet) => {
      expect(wallet).toBe(ada);
      return submitBusiness(tx, form);
    });
    expect(saved.repeated).toBe(false);
    expect(await asAda(findOwnBusiness)).toMatchObject({
      id: saved.id,
      companyName: "Ada Textiles",
      walletAddress: ada,
      status: "pending",
      tier: 3,
      createdAt: saved.createdAt,
      certificateInfo: { fileName: "certificate.pdf" },
    });
  });

  test("gets the same business for a repeated form, and a second form is rejected §7.11", async () => {
    const again = await asAda((tx) => submitBusiness(tx, form));
    expect(again.repeated).toBe(true);
    expect(await errorCodeOf(asAda((tx) => submitBusiness(tx, submission(ada))))).toBe(
      "WALLET_TAKEN",
    );
    const saved = await context.owner((o) => o.query("select count(*)::int as n from businesses"));
    expect(saved.rows).toEqual([{ n: 1 }]);
  });

  test("can send the same form for another wallet of hers", async () => {
    const wallet = freshWallet();
    const token = await createWalletSession(context.test.ownerUrl, wallet);
    const { certificateUrl } = submission(wallet); // each sending stores a file of its own
    const again = { ...form, walletAddress: wallet, certificateUrl };
    const saved = await asMember(context.web, token, (tx) => submitBusiness(tx, again));
    expect(saved.repeated).toBe(false);
    expect(await asMember(context.web, token, findOwnBusiness)).toMatchObject({ id: saved.id });
  });

  test("replaces a certificate once when the request is sent many times concurrently", async () => {
    const { id, token } = await submitted(context);
    const key = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => {
        const url = `/documents/business-documents/${randomUUID()}.pdf`;
        return asMember(context.web, token, (tx) =>
          replaceCertificate(tx, { url, info: { fileName: `${n}.pdf` }, key }),
        );
      }),
    );
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const { rows } = await context.owner((o) =>
      o.query("select event from business_history where business_id = $1 order by id", [id]),
    );
    expect(rows).toEqual([{ event: "submitted" }, { event: "certificate_replaced" }]);
    const own = await asMember(context.web, token, findOwnBusiness);
    const first = outcomes.findIndex(({ repeated }) => !repeated);
    expect(own?.certificateInfo).toEqual({ fileName: `${first}.pdf` });
  });

  test.each([
    "status",
    "tier",
    "id",
    "created_at",
    "rejection_reason",
    "reviewed_at",
    "updated_at",
  ])("cannot choose %s", async (column) => {
    const values = { status: "approved", tier: "1", id: randomUUID() }[column] ?? "2020-01-01";
    const wallet = freshWallet();
    const token = await createWalletSession(context.test.ownerUrl, wallet);
    const attempt = asMember(context.web, token, (tx) =>
      sql`insert into businesses (company_name, country, registration_number, director_name,
            director_email, wallet_address, consent_at, consent_version, ${sql.ref(column)})
          values ('A', 'B', 'C', 'D', 'e@f', ${wallet}, now(), '1', ${sql.lit(values)})`.execute(
        tx,
      ),
    );
    expect(await errorCodeOf(attempt)).toBe("FORBIDDEN");
  });

  test("cannot change or delete even her own row", async () => {
    const change = (text: string) => asAda((tx) => sql.raw(text).execute(tx));
    expect(await errorCodeOf(change("update businesses set status = 'approved'"))).toBe(
      "FORBIDDEN",
    );
    expect(await errorCodeOf(change("delete from businesses"))).toBe("FORBIDDEN");
  });

  test("cannot read another business", async () => {
    await submitted(context);
    const seen = await asAda((tx) =>
      tx.selectFrom("businesses").select("wallet_address").execute(),
    );
    expect(seen).toEqual([{ wallet_address: ada }]);
    expect(await asCy(findOwnBusiness)).toBeNull();
  });

  test("saves exactly one of 40 concurrent forms for one wallet", async () => {
    const wallet = freshWallet();
    const token = await createWalletSession(context.test.ownerUrl, wallet);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () =>
        errorCodeOf(asMember(context.web, token, (tx) => submitBusiness(tx, submission(wallet)))),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "WALLET_TAKEN")).toHaveLength(39);
    expect(outcomes.filter((outcome) => outcome !== "WALLET_TAKEN")).toEqual([
      { resolved: expect.objectContaining({ repeated: false }) },
    ]);
  });

  test("a wallet in mixed case is the same wallet §7.9", async () => {
    const { wallet } = await submitted(context, { walletAddress: `0x${"ab".repeat(20)}` as never });
    const mixed = wallet.replaceAll("a", "A");
    const insert = context.owner((o) =>
      o.query(
        `insert into businesses (company_name, country, registration_number, director_name,
           director_email, wallet_address, consent_at, consent_version)
         values ('A', 'B', 'C', 'D', 'e@f', $1, now(), '1')`,
        [mixed],
      ),
    );
    expect(await errorCodeOf(insert)).toBe("23514");
  });
});

describe("wallet session", () => {
  test("that has expired is not signed in", async () => {
    const past = { expiresAt: new Date(Date.now() - 1000) };
    const token = await createWalletSession(context.test.ownerUrl, ada, past);
    expect(await errorCodeOf(asMember(context.web, token, findOwnBusiness))).toBe(
      "SESSION_MISSING",
    );
  });

  test.each(["", "unknown", "'; select 1 --", "\u0000"])(
    "of token %j is not signed in §8.42",
    async (token) => {
      expect(await errorCodeOf(asMember(context.web, token, findOwnBusiness))).toBe(
        "SESSION_MISSING",
      );
    },
  );

  test("of a user with two addresses is not signed in", async () => {
    const token = await createWalletSession(context.test.ownerUrl, freshWallet());
    await context.owner((o) =>
      o.query(
        `insert into auth_wallet."walletAddress" (id, "userId", address, "chainId", "createdAt")
         select 'second', "userId", $1, 17000, now() from auth_wallet.session where token = $2`,
        [freshWallet(), token],
      ),
    );
    expect(await errorCodeOf(asMember(context.web, token, findOwnBusiness))).toBe(
      "SESSION_MISSING",
    );
  });

  test("ends with its transaction: the next one on the connection is a visitor's", async () => {
    await asAda(findOwnBusiness);
    const setting = sql<{ session: string; role: string }>`
      select current_setting('app.session', true) as session, current_user as role`;
    for (let turn = 0; turn < 12; turn += 1) {
      const { rows } = await asVisitor(context.web, (tx) => setting.execute(tx));
      expect(rows[0]?.role).toBe("tenora_visitor");
      expect(rows[0]?.session ?? "").toBe("");
    }
  });
});

describe("visitor access", () => {
  test("reads status and tier of one exact address, in any case, and nothing else §7.7 §7.8", async () => {
    const ask = (wallet: string) => asVisitor(context.web, (tx) => findBusinessStatus(tx, wallet));
    expect(await ask(ada)).toEqual({ status: "pending", tier: 3 });
    expect(await ask(ada.toUpperCase())).toEqual({ status: "pending", tier: 3 });
    expect(await ask(cy)).toBeNull();
    expect(await ask("0x%")).toBeNull();
  });

  test("gets the same in one round trip for any input", async () => {
    const ask = (wallet: string) => fetchBusinessStatus(context.web, wallet);
    expect(await ask(ada.toUpperCase())).toEqual({ status: "pending", tier: 3 });
    expect(await ask(cy)).toBeNull();
    for (const evil of ["'; select 1; --", "\\'; commit; --", "$$", "0x%"]) {
      expect(await ask(evil)).toBeNull();
    }
    expect(await errorCodeOf(ask("\0"))).not.toBe("");
    expect(await ask(ada)).toEqual({ status: "pending", tier: 3 });
  });

  test.each(["businesses", "investors", "outbox", "audit_log", "admins", "business_history"])(
    "cannot read %s",
    async (table) => {
      const attempt = asVisitor(context.web, (tx) =>
        sql`select 1 from ${sql.table(table)}`.execute(tx),
      );
      expect(await errorCodeOf(attempt)).toBe("FORBIDDEN");
    },
  );

  test("reads published articles only §7.17 §7.19", async () => {
    await context.owner((o) =>
      o.query(`insert into blog_posts_brand (title, slug, content, published)
        values ('Out', 'out', 'text', true), ('Draft', 'draft', 'text', false)`),
    );
    const seen = await asVisitor(context.web, (tx) =>
      tx.selectFrom("blog_posts_brand").select("slug").execute(),
    );
    expect(seen).toEqual([{ slug: "out" }]);
  });
});

describe("member access: Cy, an investor", () => {
  const form = (walletAddress = cy) => ({
    investorName: "Cy Tan",
    country: "Malaysia",
    registrationNumberEncrypted: new Uint8Array([1, 2, 3]),
    walletAddress,
    certificateUrl: null,
    certificateInfo: {
      email: "cy@example.com",
      consentAt: "2026-01-05T10:00:00.000Z",
      consentVersion: "2026-01",
    },
  });

  test("registers once; a repeated call returns the same id and sends no second mail §7.14 §7.15", async () => {
    expect(await asVisitor(context.web, (tx) => investorExists(tx, cy))).toBe(false);
    const first = await asCy((tx) => submitInvestor(tx, form()));
    const second = await asCy((tx) => submitInvestor(tx, { ...form(), investorName: "Other" }));
    expect(second).toBe(first);
    expect(await asVisitor(context.web, (tx) => investorExists(tx, cy.toUpperCase()))).toBe(true);
    const { rows } = await context.owner((o) =>
      o.query("select kind from outbox where subject_id = $1", [first]),
    );
    expect(rows).toEqual([{ kind: "investor_submitted" }]);
  });

  test("cannot register Ada's wallet", async () => {
    expect(await errorCodeOf(asCy((tx) => submitInvestor(tx, form(ada))))).toBe("FORBIDDEN");
  });
});
