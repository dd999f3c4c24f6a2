import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { samplePdfOfSize } from "@tenora/testing/uploads/sample-documents";
import { onboardingForm, pdfFile } from "../../apps/web/test/support/people/person.ts";
import { startWeb } from "../../e2e/support/marketplace/web-process.ts";
import { type Bench, figure, information, type MeasuredFigure } from "../support/figure.ts";
import {
  forEachConcurrent,
  type MarketplaceContext,
  signIn,
  withMarketplace,
} from "../support/marketplace-context.ts";

const people = 10;

/**
 * R3: submissions while the documents' file system of 64 KB is full. The other failures of a store
 * are tagged tests; this one needs the right to mount a file system.
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "tenora-bench-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "pipe" });
  } catch {
    rmSync(folder, { recursive: true });
    return [information("folder on a full disk", "not measured: no right to mount a file system")];
  }
  try {
    return [await withMarketplace((context) => submitAll(context, folder))];
  } finally {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  }
};

async function submitAll(
  { marketplace, ask }: MarketplaceContext,
  folder: string,
): Promise<MeasuredFigure> {
  const web = await startWeb(marketplace, { documents: { kind: "folder", folder } });
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
  const [row] = await ask<{ recorded: number }>(
    `select count(*)::int as recorded from businesses where wallet_address = any($1)
       and certificate_info = '{"fileName": "my certificate.pdf", "uploadFailed": true}'
       and certificate_url like '%document was received%'`,
    [wallets],
  );
  const holds = accepted === people && row?.recorded === people && slowest < 15_000;
  const seconds = (slowest / 1000).toFixed(1);
  const measured = `${accepted} of ${people} accepted, ${row?.recorded} recorded, slowest ${seconds} s`;
  return figure("folder on a full disk", measured, "all recorded, < 15 s", holds);
}
