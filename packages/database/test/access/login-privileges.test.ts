import { randomUUID } from "node:crypto";
import { saveArticle } from "@tenora/database/article/save-article";
import { submitBusiness } from "@tenora/database/business/submit-business";
import { loginUrl } from "@tenora/database/connection/login-url";
import { type Login, loginNames, loginSettings } from "@tenora/database/connection/roles";
import { replaceCertificate } from "@tenora/database/document/replace-certificate";
import { submitInvestor } from "@tenora/database/investor/submit-investor";
import { migrate } from "@tenora/database/migration/migrate";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { startEmbeddedDatabase } from "@tenora/testing/database/embedded-database";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { asOwner, databaseUrl, testAuthSecret } from "@tenora/testing/database/test-database";
import type { Client } from "pg";
import { describe, expect, inject, test } from "vitest";
import {
  errorCodeOf,
  freshWallet,
  submission,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";

// What an attacker with a login, or with control of its statements, cannot do.

const context = useDatabaseContext();

const as = <T>(
  login: Login,
  run: (client: Client) => Promise<T>,
  database?: string,
): Promise<T> => {
  const { ownerUrl, authSecret } = context.test;
  const url = database === undefined ? ownerUrl : databaseUrl(inject("cluster"), database);
  return asOwner(loginUrl(url, login, authSecret), run);
};
const bare = (login: Login, text: string, database?: string) =>
  errorCodeOf(as(login, (client) => client.query(text), database));

const forbidden = "42501";
const violated = "23514";

describe.each(loginNames)("login limits: %s", (login) => {
  test.each(["postgres", "template1"])("does not connect to the database %s", async (database) => {
    expect(await bare(login, "select 1", database)).toBe(forbidden);
  });

  test.each([
    "select lo_create(0)",
    "select lo_creat(-1)",
    "select lo_from_bytea(0, 'x')",
    "select pg_logical_emit_message(false, 'x', 'x')",
    "copy (select 1) to program 'true'",
    "select pg_read_file('postmaster.pid')",
    "set role postgres",
    "set session_replication_role = replica",
  ])("cannot run: %s", async (text) => {
    expect(await bare(login, text)).toBe(forbidden);
  });

  test.each(["create temporary table mine ()", "create schema mine"])(
    "cannot run: %s (the indexer can, for the tables of its builds)",
    async (text) => {
      const result = await bare(login, `begin read write; ${text}; rollback`);
      if (login === "tenora_indexer") expect(result).toHaveProperty("resolved");
      else expect(result).toBe(forbidden);
    },
  );
});

describe("login limits: the sign-in logins write only what the sign-in writes", () => {
  test.each([
    `update session set "secondFactorAt" = now()`,
    `update session set "createdAt" = now()`,
    `update session set "userId" = 'another'`,
    `update session set token = 'known'`,
    `insert into session (id, "expiresAt", token, "updatedAt", "userId", "secondFactorAt")
       values ('a', now(), 'a', now(), 'a', now())`,
    `update "user" set email = 'me@example.com'`,
    `update "user" set "emailVerified" = true`,
    `insert into "user" (id, name, email) values ('a', 'a', 'a@example.com')`,
    `delete from "user"`,
    "update account set password = 'known'",
    `insert into account (id, "accountId", "providerId", "userId", "updatedAt") values ('a', 'a', 'credential', 'a', now())`,
    "delete from account",
    "select from verification",
    "update auth_admin.two_factor set last_step = 0",
    "delete from auth_admin.two_factor",
  ])("tenora_auth_admin cannot run: %s", async (text) => {
    expect(await bare("tenora_auth_admin", text)).toBe(forbidden);
  });

  test.each([
    `update session set "createdAt" = now()`,
    `update session set "userId" = 'another'`,
    `update "user" set email = 'me@example.com'`,
    `delete from "user"`,
    `update "walletAddress" set address = '0x'`,
    `delete from "walletAddress"`,
    `insert into account (id, "accountId", "providerId", "userId", "updatedAt", password)
       values ('a', 'a', 'credential', 'a', now(), 'known')`,
    "update account set password = 'known'",
    `update verification set "expiresAt" = now() + interval '1 year'`,
  ])("tenora_auth_wallet cannot run: %s", async (text) => {
    expect(await bare("tenora_auth_wallet", text)).toBe(forbidden);
  });

  test.each(["auth_wallet", "auth_admin"] as const)(
    "a session of %s does not begin in the future",
    async (schema) => {
      const { ownerUrl } = context.test;
      if (schema === "auth_wallet") await createWalletSession(ownerUrl, freshWallet());
      else await createAdminSession(ownerUrl, "future@example.com");
      const rows = await as(`tenora_${schema}`, async (client) => {
        const made = await client.query(
          `insert into session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
           select $1, '2999-01-01', $1, '2998-01-01', now(), id from "user" limit 1
           returning "createdAt" <= clock_timestamp() as begun`,
          [randomUUID()],
        );
        return made.rows;
      });
      expect(rows).toEqual([{ begun: true }]);
    },
  );

  test("a code step in the future is rejected, because it would lock the admin out", async () => {
    const { ownerUrl } = context.test;
    const { userId } = await createAdminSession(ownerUrl, "steps@example.com");
    const spend = (step: number) =>
      errorCodeOf(
        context.owner(async (owner) => {
          await owner.query(
            `insert into auth_admin.two_factor (user_id, secret_encrypted, last_step)
             values ($1, 'x', 1) on conflict do nothing`,
            [userId],
          );
          const sql = "select auth_admin.consume_code($1, $2, null) as spent";
          return (await owner.query(sql, [userId, step])).rows;
        }),
      );
    expect(await spend(Math.floor(Date.now() / 30_000) + 100)).toBe(violated);
    expect(await spend(Math.floor(Date.now() / 30_000) + 1)).toEqual({
      resolved: [{ spent: true }],
    });
  });
});

describe("login limits: certificate addresses must come from an upload of the same wallet", () => {
  const bad = [
    "business-documents/0b1c.pdf",
    "/documents/business-documents/../article-covers/0b1c2d3e-0000-4000-8000-000000000001.png",
    "/documents/article-covers/0b1c2d3e-0000-4000-8000-000000000001.png",
    "/documents/business-documents/0b1c2d3e-0000-4000-8000-000000000001.svg",
    "/documents/business-documents/0b1c2d3e-0000-4000-8000-000000000001.pdf\n",
    "https://evil.example/certificate.pdf",
    "javascript:alert(1)",
  ];
  const info = { fileName: "a.pdf" };

  test.each(bad)("%j is rejected in every column for certificates", async (certificateUrl) => {
    const { token, id } = await submitted(context);
    const replaced = asMember(context.web, token, (tx) =>
      replaceCertificate(tx, { url: certificateUrl, info, key: randomUUID() }),
    );
    expect(await errorCodeOf(replaced)).toBe("INVALID_INPUT");
    expect(await errorCodeOf(submitted(context, { certificateUrl }))).toBe("INVALID_INPUT");
    const restarted = context.owner((owner) =>
      owner.query("update businesses set certificate_url = $2 where id = $1", [id, certificateUrl]),
    );
    expect(await errorCodeOf(restarted)).toBe(violated);
    expect(await errorCodeOf(register(certificateUrl))).toBe("INVALID_INPUT");
  });

  test("another business's current, replaced or rejected document is rejected", async () => {
    const victim = await submitted(context);
    const present = await certificateOf(victim.id);
    const next = `/documents/business-documents/${randomUUID()}.pdf`;
    await asMember(context.web, victim.token, (tx) =>
      replaceCertificate(tx, { url: next, info, key: randomUUID() }),
    );
    const attacker = await submitted(context);
    for (const url of [present, next]) {
      const replaced = asMember(context.web, attacker.token, (tx) =>
        replaceCertificate(tx, { url, info, key: randomUUID() }),
      );
      expect(await errorCodeOf(replaced), url).toBe("INVALID_INPUT");
      expect(await errorCodeOf(submitted(context, { certificateUrl: url }))).toBe("INVALID_INPUT");
      expect(await errorCodeOf(register(url))).toBe("INVALID_INPUT");
    }
    expect(await certificateOf(victim.id)).toBe(next);
  });

  test("of two wallets that use the same document concurrently only one succeeds", async () => {
    const certificateUrl = `/documents/business-documents/${randomUUID()}.pdf`;
    const wallets = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const wallet = freshWallet();
        return { wallet, token: await createWalletSession(context.test.ownerUrl, wallet) };
      }),
    );
    await Promise.all(
      wallets.map(({ wallet, token }) =>
        errorCodeOf(
          asMember(context.web, token, (tx) =>
            submitBusiness(tx, submission(wallet, { certificateUrl })),
          ),
        ),
      ),
    );
    const { rows } = await context.owner((owner) =>
      owner.query("select count(*)::int as n from businesses where certificate_url = $1", [
        certificateUrl,
      ]),
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("a cover must be one of our images, never a certificate", async () => {
    const { token } = await createAdminSession(context.test.ownerUrl, "covers@example.com");
    const save = (coverImageUrl: string) => {
      const id = randomUUID();
      const words = { title: "T", slug: `t-${id}`, content: "c", excerpt: null, tags: [] };
      return errorCodeOf(
        asAdmin(context.admin, token, (tx) =>
          saveArticle(tx, { id, seen: null, ...words, coverImageUrl }),
        ),
      );
    };
    const certificate = `/documents/business-documents/${randomUUID()}.pdf`;
    for (const cover of ["https://evil.example/x.png", "//evil.example/x.png", certificate]) {
      expect(await save(cover), cover).toBe("INVALID_INPUT");
    }
    expect(await save("/insights/covers/of-ours.png")).toHaveProperty("resolved");
  });

  async function certificateOf(id: string): Promise<string> {
    const { rows } = await context.owner((owner) =>
      owner.query("select certificate_url as url from businesses where id = $1", [id]),
    );
    return rows[0].url;
  }

  async function register(certificateUrl: string): Promise<string> {
    const walletAddress = freshWallet();
    const token = await createWalletSession(context.test.ownerUrl, walletAddress);
    return asMember(context.web, token, (tx) =>
      submitInvestor(tx, {
        investorName: "Cy Tan",
        country: "Singapore",
        registrationNumberEncrypted: new Uint8Array([1]),
        walletAddress,
        certificateUrl,
        certificateInfo: { email: "cy@example.com", consentAt: "x", consentVersion: "x" },
      }),
    );
  }
});

describe("login limits: the owner cannot become superuser", () => {
  test.each([
    "grant pg_execute_server_program to test_owner",
    "grant pg_read_server_files to tenora_jobs",
    "create role helper in role pg_write_server_files",
    "create role helper superuser",
    "create role helper replication",
    "create role helper bypassrls",
    "alter role test_owner superuser",
    "alter role postgres password 'known'",
    "alter role postgres nologin",
    "grant postgres to test_owner",
    "set role postgres",
    "copy (select 1) to program 'true'",
    "copy (select 1) to '/tmp/written-by-the-database'",
    "create extension file_fdw",
    "create function run() returns int language c as '/tmp/x.so', 'run'",
  ])("the owner cannot run: %s", async (text) => {
    expect(await errorCodeOf(context.owner((owner) => owner.query(text)))).toBe(forbidden);
  });
});

test("login limits: settings that a login changed are reset at the next start", async () => {
  // A cluster of its own, because logins are shared by all databases of a cluster.
  const cluster = await startEmbeddedDatabase();
  try {
    const login = "tenora_web_public";
    await asOwner(cluster.ownerUrl, (client) => client.query("create database own"));
    const ownerUrl = databaseUrl(cluster, "own");
    const start = () => migrate({ ownerUrl, authSecret: testAuthSecret });
    await start();
    const url = loginUrl(ownerUrl, login, testAuthSecret);
    await asOwner(url, async (client) => {
      await client.query(`alter role ${login} set statement_timeout = 0`);
      await client.query(`alter role ${login} set default_transaction_read_only = on`);
      await client.query(`alter role ${login} in database own set search_path = pg_temp`);
      await client.query(`alter role ${login} password 'known'`);
    });
    expect(await errorCodeOf(asOwner(url, (client) => client.query("select 1")))).toBe("28P01");
    await start();
    const settings = await asOwner(url, async (client) => {
      const { rows } = await client.query(
        `select split_part(line, '=', 1) as name, split_part(line, '=', 2) as value
         from pg_db_role_setting, unnest(setconfig) line where setrole = '${login}'::regrole`,
      );
      return Object.fromEntries(rows.map((row) => [row.name, row.value]));
    });
    expect(settings).toEqual(loginSettings[login]);
  } finally {
    await cluster.stop();
  }
});
