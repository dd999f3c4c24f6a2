import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { type S3Mode, startS3Server } from "@tenora/testing/s3/s3-server";
import { samplePdfOfSize } from "@tenora/testing/uploads/sample-documents";
import { onboardingForm, pdfFile } from "../../apps/web/test/support/person.ts";
import { startWeb } from "../../e2e/support/marketplace/web-process.ts";
import { type Bench, type Figure, figure, information } from "../support/figure.ts";
import {
  forEachConcurrent,
  type MarketplaceContext,
  signIn,
  withMarketplace,
} from "../support/marketplace-context.ts";

const people = 10;

/** R3: submissions while the document store is down, hangs, is full, refuses, or hangs up. */
export const run: Bench = () =>
  withMarketplace(async (stand) => {
    const s3 = await startS3Server();
    const { endpoint, bucket, credentials } = s3;
    const inS3 = { kind: "s3", endpoint, bucket, credentials } as const;
    const place = { ...inS3, region: "eu-test-1", forcePathStyle: true };
    const figures: Figure[] = [];
    for (const mode of ["hanging", "full", "failing", "denied", "cut"] as S3Mode[]) {
      s3.mode = mode;
      figures.push(await submitAll(stand, `S3 ${mode}`, place));
    }
    await s3.stop();
    figures.push(await submitAll(stand, "S3 down", place));

    const folder = mkdtempSync(join(tmpdir(), "tenora-bench-"));
    writeFileSync(join(folder, "a-file"), "");
    const unwritable = { kind: "folder", folder: join(folder, "a-file") } as const;
    figures.push(await submitAll(stand, "folder that cannot be written", unwritable));
    figures.push(await onFullDisk(stand, join(folder, "a-file")));
    rmSync(folder, { recursive: true });
    return figures;
  });

/** A file system of 64 KB, where the system lets us make one. */
async function onFullDisk(stand: MarketplaceContext, place: string): Promise<Figure> {
  const folder = `${place}-system`;
  try {
    execFileSync("mkdir", [folder]);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "pipe" });
  } catch {
    return information(
      "folder on a full disk",
      "not measured: this system does not let us mount one",
    );
  }
  try {
    return await submitAll(stand, "folder on a full disk", { kind: "folder", folder });
  } finally {
    execFileSync("umount", [folder]);
  }
}

async function submitAll(
  { marketplace, ask }: MarketplaceContext,
  what: string,
  documents: WebSettings["documents"],
): Promise<Figure> {
  const web = await startWeb(marketplace, { documents });
  const submitters = await signIn(web.marketplace, people);
  let slowest = 0;
  let accepted = 0;
  const file = () => pdfFile(samplePdfOfSize(200_000), "my certificate.pdf");
  await forEachConcurrent(submitters, people, async (person) => {
    const began = performance.now();
    const form = onboardingForm(person.wallet, { registrationCertificate: file() });
    if ((await person.submit(form)).status === 201) accepted += 1;
    slowest = Math.max(slowest, performance.now() - began);
  });
  await web.kill();
  const wallets = submitters.map(({ wallet }) => wallet);
  const [row] = await ask<{ noted: number }>(
    `select count(*)::int as noted from businesses where wallet_address = any($1)
       and certificate_info = '{"fileName": "my certificate.pdf", "uploadFailed": true}'
       and certificate_url like '%document was received%'`,
    [wallets],
  );
  const holds = accepted === people && row?.noted === people && slowest < 15_000;
  const seconds = (slowest / 1000).toFixed(1);
  const measured = `${accepted} of ${people} accepted, ${row?.noted} noted, slowest ${seconds} s`;
  return figure(what, measured, "all, noted, < 15 s", holds);
}
