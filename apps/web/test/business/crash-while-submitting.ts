import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import pg from "pg";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { onboardingForm, Person, pdfFile } from "../support/people/person.ts";

export interface CrashResult {
  readonly kills: number;
  /** How often a form was sent again, since there was no answer. */
  readonly repeats: number;
  readonly acknowledged: number;
  /** Acknowledged, but the record or the very bytes of its document are missing. */
  readonly lost: number;
  /** Records beyond one per form, and records with more than one history line or mail. */
  readonly doubled: number;
}

/**
 * R1: a web process of its own is killed (SIGKILL) at random, every `gap()` acknowledgements, while
 * these people send their forms, eight at a time, each the same form until it is taken.
 */
export async function crashWhileSubmitting(
  marketplace: RunningMarketplace,
  people: readonly Person[],
  gap: () => number,
): Promise<CrashResult> {
  let web = await startWeb(marketplace);
  const { serverUrl } = web.marketplace;
  const port = Number(new URL(serverUrl ?? "").port);
  const sent: { wallet: string; key: string; document: Buffer }[] = [];
  let kills = 0;
  let repeats = 0;
  let isOver = false;

  const killer = (async () => {
    for (;;) {
      const target = sent.length + gap();
      while (sent.length < target && !isOver) await wait(1);
      if (sent.length < target) return;
      await wait(Math.random() * 15);
      await web.kill();
      kills += 1;
      web = await startWeb(marketplace, { port });
    }
  })();

  async function submit(person: Person, at: number): Promise<void> {
    const document = samplePdf(`Certificate ${at}`);
    const key = crypto.randomUUID();
    const certificate = { submissionKey: key, registrationCertificate: pdfFile(document) };
    for (;;) {
      const form = onboardingForm(person.wallet, certificate);
      const response = await person.submit(form).catch(() => null);
      const isWhole = await response?.arrayBuffer().then(
        () => true,
        () => false,
      );
      if (response?.ok && isWhole) break;
      if (response && isWhole && response.status !== 500) {
        throw new Error(`A form was refused with ${response.status}`);
      }
      repeats += 1;
      await wait(100);
    }
    sent.push({ wallet: person.wallet, key, document });
  }

  let next = 0;
  const lane = async () => {
    for (let at = next++; at < people.length; at = next++) {
      await submit(new Person(web.marketplace, people[at]), at);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  isOver = true;
  await killer;
  await web.kill();

  const wallets = people.map(({ wallet }) => wallet);
  const rows = await recordsOf(marketplace.ownerUrl, wallets);
  const lost = sent.filter(({ wallet, key, document }) => {
    const row = rows.find((one) => one.wallet === wallet && one.key === key);
    return !row || !fileOf(marketplace.documentsFolder, row.url).equals(document);
  });
  const twice = rows.filter(({ lines, mails }) => lines !== 1 || mails !== 1);
  const doubled = rows.length - people.length + twice.length;
  return { kills, repeats, acknowledged: sent.length, lost: lost.length, doubled };
}

async function recordsOf(ownerUrl: string, wallets: readonly string[]) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(
    `select wallet_address as wallet, submission_key as key, certificate_url as url,
       (select count(*)::int from business_history h where h.business_id = b.id) as lines,
       (select count(*)::int from outbox o where o.subject_id = b.id) as mails
     from businesses b where wallet_address = any($1)`,
    [wallets],
  );
  await owner.end();
  return rows as { wallet: string; key: string; url: string; lines: number; mails: number }[];
}

function fileOf(folder: string, url: string): Buffer {
  try {
    return readFileSync(join(folder, url.replace("/documents/", "")));
  } catch {
    return Buffer.alloc(0);
  }
}
