import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readEnvironment } from "@tenora/configuration/environment";
import { freePort } from "@tenora/embedded/free-port";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import {
  type MarketplaceTarget,
  onboardingForm,
  Person,
  pdfFile,
} from "../../../web/test/support/people/person.ts";
import { withOwnerConnection } from "../../src/commands/with-owner-connection.ts";
import { start } from "../support/marketplace-process.ts";
import { runCommand } from "../support/run-command.ts";
import { type Damage, damagedCopy, damages } from "./damaged-backups.ts";
import { type Fingerprint, fingerprint } from "./data-fingerprint.ts";

const root = resolve(import.meta.dirname, "../../../..");
const invited = "invited@tenora.example";
const exported = "/api/admin/audit/export";
const admin = { email: "op@tenora.example", password: "correct horse battery staple" };

export interface DrillResult {
  readonly before: Fingerprint;
  readonly after: Fingerprint;
  /** What the commands printed. */
  readonly backup: string;
  readonly restore: string;
  /** Output of a second restore into the same folder. */
  readonly secondRestore: string;
  /** Output of a restore without the backup's secrets. */
  readonly withoutSecrets: string;
  /** Output of restoring each damaged backup into the folder that the good one used next. */
  readonly damaged: Readonly<Record<string, string>>;
  /** Files in that folder after all of these. */
  readonly left: readonly string[];
  /** Businesses whose status the restored marketplace shows. */
  readonly pending: number;
  /**
   * Status of a request with an earlier session, and whether an earlier invitation is still listed.
   */
  readonly earlierSession: number;
  readonly isStillInvited: boolean;
  /** Documents that its admin opens by a link, byte for byte. */
  readonly opened: number;
  readonly seconds: { readonly backup: number; readonly restore: number };
}

/**
 * The drill: a marketplace with this many businesses, each with a document, and as many investors
 * is stopped and backed up; the backup is restored into an empty folder, and that one is started.
 */
export async function restoreDrill(businesses: number): Promise<DrillResult> {
  const folder = mkdtempSync(join(tmpdir(), "tenora-drill-"));
  // PostgreSQL runs as its own user where we are root, and has to get through to its folder.
  chmodSync(folder, 0o755);
  const [old, fresh, backupFolder] = ["old", "fresh", "backup"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  try {
    const earlier = await onMarketplace(old, (place) => seed(place, businesses));
    const before = await read(old);
    const [backup, backupSeconds] = await timed(() => run("backup", backupFolder, old));
    const withoutSecrets = await run("restore", backupFolder, join(folder, "nothing"));
    mkdirSync(fresh);
    copyFileSync(join(old, "secrets.json"), join(fresh, "secrets.json"));
    const damaged: Record<string, string> = {};
    for (const damage of Object.keys(damages) as Damage[]) {
      const copy = await damagedCopy(backupFolder, join(folder, damage), damage);
      damaged[damage] = await run("restore", copy, fresh);
    }
    const left = readdirSync(fresh);
    const [restore, restoreSeconds] = await timed(() => run("restore", backupFolder, fresh));
    const secondRestore = await run("restore", backupFolder, fresh);
    const after = await read(fresh);
    const alive = await onMarketplace(fresh, (place) => visit(place, earlier));
    const seconds = { backup: backupSeconds, restore: restoreSeconds };
    const outputs = { backup, restore, secondRestore, withoutSecrets, damaged };
    return { before, after, ...outputs, left, ...alive, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onMarketplace<T>(
  dataFolder: string,
  act: (place: MarketplaceTarget) => Promise<T>,
): Promise<T> {
  const port = String(await freePort());
  const running = start(root, {
    PORT: port,
    DATA_DIR: dataFolder,
    DEMO: "0",
    LOG_LEVEL: "silent",
    TRUST_PROXY: "1",
    // One machine opens all documents here.
    LIMIT_FACTOR: "1000",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  await running.untilReady();
  try {
    return await act({ url: `http://127.0.0.1:${port}`, admin });
  } finally {
    await running.stop();
  }
}

interface Earlier {
  readonly people: readonly Person[];
  readonly op: Person;
}

async function seed(place: MarketplaceTarget, businesses: number): Promise<Earlier> {
  const people = Array.from({ length: businesses }, () => new Person(place));
  for (const [at, person] of people.entries()) {
    await person.signInWithWallet();
    const registrationCertificate = pdfFile(samplePdf(`Certificate ${at}`));
    await expectOk(person.submit(onboardingForm(person.wallet, { registrationCertificate })));
    await expectOk(
      person.post("/api/investor/registrations", {
        investorName: `Cy ${at}`,
        country: "Singapore",
        registrationNumber: `S${at}1234567D`,
        certificateInfo: { email: `cy${at}@example.com` },
        agreeTerms: true,
        walletAddress: person.wallet,
      }),
    );
  }
  const op = new Person(place);
  await expectOk(op.signInAsAdmin());
  await publishArticleWithCover(op);
  const { password } = admin;
  await expectOk(op.post("/api/admin/invitations", { email: invited, password }));
  return { people, op };
}

/** An article with a cover of its own, published: the cover comes through the drill as well. */
async function publishArticleWithCover(op: Person): Promise<void> {
  const answer = await op.fetch("/api/admin/articles/covers", {
    method: "POST",
    headers: { "content-type": "image/png" },
    body: new Uint8Array(samplePng(600, 315)),
  });
  const { coverImageUrl } = (await answer.json()) as { coverImageUrl: string };
  const id = crypto.randomUUID();
  const article = { title: "Drill", slug: "drill", content: "Words", excerpt: "", tags: [] };
  await expectOk(
    op.post(`/api/admin/articles/${id}`, { ...article, coverImageUrl, seen: null }, "PUT"),
  );
}

/** Uses the restored marketplace with the earlier password, documents and session. */
async function visit(place: MarketplaceTarget, { people, op: before }: Earlier) {
  const earlierSession = (await new Person(place, before).fetch(exported, { method: "POST" }))
    .status;
  const op = new Person(place);
  await expectOk(op.signInAsAdmin());
  let pending = 0;
  let opened = 0;
  for (const [at, { wallet }] of people.entries()) {
    const answer = await fetch(`${place.url}/api/wallets/${wallet}/business`);
    const { business } = (await answer.json()) as { business: { status: string } | null };
    if (business?.status === "pending") pending += 1;
    const list = await op.fetch(`/admin?search=${wallet}`);
    const id = /<a (?=[^>]*data-row-link)[^>]*requests\/([0-9a-f-]{36})/.exec(
      await list.text(),
    )?.[1];
    const link = await op.post(`/api/admin/businesses/${id}/document-link`, {});
    const { url } = (await link.json()) as { url: string };
    const bytes = Buffer.from(await (await op.fetch(url)).arrayBuffer());
    if (bytes.equals(samplePdf(`Certificate ${at}`))) opened += 1;
  }
  const isStillInvited = (await (await op.fetch("/admin/admins")).text()).includes(invited);
  return { pending, opened, earlierSession, isStillInvited };
}

async function expectOk(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}

async function read(dataFolder: string): Promise<Fingerprint> {
  let found: Fingerprint | undefined;
  await withOwnerConnection(readEnvironment({ DATA_DIR: dataFolder }), async (ownerUrl) => {
    found = await fingerprint(ownerUrl, dataFolder);
  });
  if (found === undefined) throw new Error("The data was not read");
  return found;
}

const run = async (what: "backup" | "restore", backupFolder: string, dataFolder: string) =>
  (await runCommand(what, [backupFolder], { DATA_DIR: dataFolder })).text;

async function timed(act: () => Promise<string>): Promise<[string, number]> {
  const began = performance.now();
  return [await act(), (performance.now() - began) / 1000];
}
