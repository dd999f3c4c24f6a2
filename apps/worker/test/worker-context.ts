import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";
import { loginUrl } from "@tenora/database/connection/login-url";
import type {} from "@tenora/testing/database/global-setup";
import {
  asOwner,
  createTestDatabase,
  type TestDatabase,
} from "@tenora/testing/database/test-database";
import { afterEach, beforeEach, inject } from "vitest";

/** A database and a mailbox for each test, and a worker's settings for them. */
export function setUpWorkerContext() {
  let database: TestDatabase;
  let folder: string;
  const cleanUp: (() => unknown)[] = [];

  beforeEach(async () => {
    database = await createTestDatabase(inject("cluster"));
    folder = await mkdtemp(join(tmpdir(), "tenora-mail-"));
  });
  afterEach(async () => {
    for (const undo of cleanUp.splice(0).reverse()) await undo();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const settings = (email: object = { kind: "mailbox", folder }): WorkerSettings => ({
    databaseUrl: loginUrl(database.ownerUrl, "tenora_jobs", database.authSecret),
    email: email as WorkerSettings["email"],
    documents: { kind: "folder", folder: join(folder, "documents") },
    adminNotifyEmail: "office@example.com",
    contactEmail: "hello@example.com",
    publicContact: null,
    adminLinkKey: "a key that only the tests know",
    publicUrl: "https://tenora.example",
    logLevel: "silent",
  });

  async function insertBusiness(): Promise<string> {
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query<{ id: string }>(
        `insert into businesses (company_name, country, registration_number, director_name,
           director_email, wallet_address, consent_at, consent_version)
         values ('Ada Textiles', 'Singapore', '1', 'Ada', 'ada@example.com',
           '0x' || substr(md5(random()::text) || md5(random()::text), 1, 40), now(), '1')
         returning id`,
      ),
    );
    return rows[0]?.id ?? "";
  }

  async function outbox(subject: string) {
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query("select id, attempts, sent_at, last_error from outbox where subject_id = $1", [
        subject,
      ]),
    );
    return rows[0] as {
      id: string;
      attempts: number;
      sent_at: Date | null;
      last_error: string | null;
    };
  }

  const countJobs = () =>
    asOwner(database.ownerUrl, async (client) => {
      const { rows } = await client.query("select count(*)::int as n from graphile_worker.jobs");
      return rows[0].n as number;
    });

  /** An email service that records its requests and answers each with the given status. */
  async function mailService(
    answer: (count: number) => number | "never" | Promise<number>,
  ): Promise<{
    email: object;
    received: string[];
  }> {
    const received: string[] = [];
    const server: Server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      received.push(body);
      const status = await answer(received.length);
      if (status !== "never") response.writeHead(status).end();
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    cleanUp.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const keys = { serviceId: "s", templateId: "t", publicKey: "p" };
    return { email: { kind: "emailjs", url, ...keys }, received };
  }

  return {
    /** Called after the test, last first. */
    cleanUp,
    folder: () => folder,
    ownerUrl: () => database.ownerUrl,
    settings,
    insertBusiness,
    outbox,
    countJobs,
    mailService,
  };
}
