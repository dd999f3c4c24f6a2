import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startAnvil } from "@tenora/embedded/anvil";
import { freePort } from "@tenora/embedded/free-port";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from "@tenora/testing/database/private-postgres";
import { type S3Server, startS3Server } from "@tenora/testing/s3/s3-server";
import type { DebianPrograms } from "@tenora/testing/servers/debian-programs";
import { type RunningProxy, startHaproxy } from "@tenora/testing/servers/haproxy";
import { type MailServer, startMailServer } from "@tenora/testing/servers/mail-server";
import type { MarketplaceTarget } from "../../../web/test/support/people/person.ts";
import { type MarketplaceProcess, start } from "../support/marketplace-process.ts";
import { runCommand } from "../support/run-command.ts";

const root = resolve(import.meta.dirname, "../../../..");
const email = "op@tenora.example";

export interface ExternalDeployment {
  readonly place: MarketplaceTarget;
  readonly proxy: RunningProxy;
  readonly postgres: PrivatePostgres;
  readonly s3: S3Server;
  readonly mail: MailServer;
  /** Folders in DATA_DIR that an embedded service would have created. */
  embeddedFolders(): string[];
  readonly starts: readonly MarketplaceProcess[];
  /** The settings that both machines share; a command on a third one needs the same. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The password that a start or `npm run admin` printed. */
export const passwordIn = (text: string) => /password (\S{16}) {2}/.exec(text)?.[1] ?? null;

/**
 * Two whole installations, as on two machines, with nothing embedded: one PostgreSQL, one bucket,
 * one mail server, one node, and HAProxy in front of both webs.
 */
export async function withExternalDeployment<T>(
  programs: DebianPrograms,
  act: (external: ExternalDeployment) => Promise<T>,
): Promise<T> {
  const undo: (() => unknown)[] = [];
  try {
    const guard = startProcessGuard();
    undo.push(() => guard.release());
    const postgres = await startPrivatePostgres(programs.postgresql);
    undo.push(() => postgres.stop());
    const s3 = await startS3Server();
    undo.push(() => s3.stop());
    const mail = await startMailServer();
    undo.push(() => mail.stop());
    const chain = await startAnvil({ folder: null, chainId: 17_000, guard });
    undo.push(() => chain.stop());
    const ports = [await freePort(), await freePort()] as const;
    const proxy = await startHaproxy(programs.haproxy, ports);
    undo.push(() => proxy.stop());
    const folders = ports.map(() => mkdtempSync(join(tmpdir(), "tenora-external-")));
    undo.push(() => folders.map((folder) => rmSync(folder, { recursive: true, force: true })));

    const shared = {
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: "1",
      DATABASE_URL: postgres.url,
      RPC_URL: chain.rpcUrl,
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: "eu-test-1",
      S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
      SMTP_URL: mail.url,
      AUTH_SECRET: "an auth secret that only tests know",
      LINK_SECRET: "a link secret that only tests know!",
      DATA_KEY: "a data key that only the tests know!",
      ADMIN_EMAIL: email,
      LOG_LEVEL: "silent",
    };
    const starts: MarketplaceProcess[] = [];
    for (const [at, port] of ports.entries()) {
      const own = { PORT: String(port), DATA_DIR: folders[at] ?? "" };
      const started = start(root, { ...shared, ...own });
      starts.push(started);
      undo.push(() => started.stop());
      await started.untilReady();
    }
    await proxy.untilAllServe();
    // As in the runbook: a log holds no password, so a command sets the first admin's.
    const reset = (await runCommand("admin", ["reset", email], shared)).text;
    const password = passwordIn(reset) ?? "";
    const place = { url: proxy.url, admin: { email, password } };
    const embedded = ["postgres", "chain", "documents", "mail", "secrets.json"];
    const embeddedFolders = () =>
      folders.flatMap((folder) => embedded.filter((name) => existsSync(join(folder, name))));
    return await act({
      place,
      proxy,
      postgres,
      s3,
      mail,
      embeddedFolders,
      starts,
      variables: shared,
    });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
