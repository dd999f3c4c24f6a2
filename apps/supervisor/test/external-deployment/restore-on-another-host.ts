import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isEmptyDatabase } from "@tenora/database/migration/is-empty-database";
import { asOwner } from "@tenora/testing/database/test-database";
import { type S3Server, startS3Server } from "@tenora/testing/s3/s3-server";
import type { Client } from "pg";
import { onboardingForm, Person } from "../../../web/test/support/people/person.ts";
import { damagedCopy } from "../backup/damaged-backups.ts";
import { type Fingerprint, tableSums } from "../backup/data-fingerprint.ts";
import { runCommand } from "../support/run-command.ts";
import type { ExternalDeployment } from "./external-deployment.ts";

export interface RestoreResult {
  /** Outputs of the backup, the restore of a damaged copy, the restore and the audit. */
  readonly outputs: readonly { readonly code: number | null; readonly text: string }[];
  /** The other database and bucket were empty after the damaged copy was rejected. */
  readonly isUntouched: boolean;
  /**
   * The tables that did not change during the backup: the originals and the restored ones.
   */
  readonly original: Fingerprint["tables"];
  readonly restored: Fingerprint["tables"];
  /** Keys and bytes of the documents that rows named, before and in the other bucket. */
  readonly documents: readonly (readonly [string, string])[];
  readonly restoredDocuments: readonly (readonly [string, string])[];
  /** How the form that was on its way all the time ended. */
  readonly submitted: number;
}

/**
 * A backup beside the running marketplace while Bo's form is half saved (the certificate is in the
 * bucket, the row waits for a lock), restored into another database and another bucket.
 */
export async function restoreOnAnotherHost(external: ExternalDeployment): Promise<RestoreResult> {
  const { postgres, s3, variables } = external;
  const folder = mkdtempSync(join(tmpdir(), "tenora-elsewhere-"));
  const s3There = await startS3Server();
  try {
    const here = { ...variables, DATA_DIR: join(folder, "data") };
    const there = {
      ...here,
      DATABASE_URL: await postgres.another("tenora_restored"),
      S3_ENDPOINT: s3There.endpoint,
    };
    const good = join(folder, "backup");
    const documents = bytesOf(s3);
    const { backup, before, after, submitted } = await whileBoSubmits(external, async () => {
      const sums = await tableSums(postgres.url);
      const made = await runCommand("backup", [good], here);
      return { backup: made, before: sums, after: await tableSums(postgres.url) };
    });

    const damaged = await damagedCopy(good, join(folder, "damaged"), "changed document");
    const rejected = await runCommand("restore", [damaged], there);
    const isUntouched = (await isEmptyDatabase(there.DATABASE_URL)) && s3There.objects.size === 0;
    const restore = await runCommand("restore", [good], there);
    const came = await tableSums(there.DATABASE_URL);
    const head = /^Head of the audit log: (\S+)$/m.exec(backup.text)?.[1] ?? "";
    const audit = await runCommand("admin", ["audit", head], there);
    const still = Object.keys(before).filter((name) => before[name] === after[name]);
    const pick = (sums: Fingerprint["tables"]) =>
      Object.fromEntries(still.map((name) => [name, sums[name] ?? ""]));
    return {
      outputs: [backup, rejected, restore, audit],
      isUntouched,
      original: pick(before),
      restored: pick(came),
      documents,
      restoredDocuments: bytesOf(s3There),
      submitted,
    };
  } finally {
    await s3There.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `act` while the row of a form waits; the form is sent again until it is taken. */
async function whileBoSubmits<T>(
  { place, postgres, s3 }: ExternalDeployment,
  act: () => Promise<T>,
): Promise<T & { submitted: number }> {
  const bo = new Person(place);
  await bo.signInWithWallet();
  const known = s3.objects.size;
  const form = onboardingForm(bo.wallet);
  const send = async (triesLeft = 12): Promise<number> => {
    const { status } = await bo.submit(form);
    // 503: the row waited longer than the statement timeout.
    return status === 503 && triesLeft > 0 ? send(triesLeft - 1) : status;
  };
  const [result, sent] = await asOwner(postgres.url, async (owner) => {
    await owner.query("begin; lock table public.businesses in share mode");
    let isAnswered = false;
    const sending = send().finally(() => {
      isAnswered = true;
    });
    while (s3.objects.size === known || !(await someoneWaits(owner))) {
      if (isAnswered) throw new Error(`The form was answered at once: ${await sending}`);
      await wait(20);
    }
    const done = await act();
    await owner.query("rollback");
    return [done, sending] as const;
  });
  return { ...result, submitted: await sent };
}

async function someoneWaits(owner: Client): Promise<boolean> {
  const { rowCount } = await owner.query(
    "select from pg_locks where relation = 'public.businesses'::regclass and not granted",
  );
  return (rowCount ?? 0) > 0;
}

const bytesOf = ({ objects }: S3Server) =>
  [...objects].map(([key, { body }]) => [key, body.toString("base64")] as const).sort();
