import { setTimeout as wait } from "node:timers/promises";
import { findDebianPrograms } from "@tenora/testing/servers/debian-programs";
import type { RunningProxy } from "@tenora/testing/servers/haproxy";
import { expect, test } from "vitest";
import {
  type ExternalDeployment,
  passwordIn,
  withExternalDeployment,
} from "./external-deployment.ts";
import { onboardAndApprove } from "./onboarding.ts";
import { restoreOnAnotherHost } from "./restore-on-another-host.ts";

/** Whole starts of the marketplace, several, on a machine that may be slow. */
const timeoutMs = 600_000;

const programs = findDebianPrograms();
if (programs === null) {
  console.warn(
    "SKIPPED: two installations with nothing embedded. On Debian: apt-get install postgresql haproxy.",
  );
}

test.skipIf(programs === null)(
  "external deployment: Ada onboards and is approved on two machines behind a proxy",
  async () => {
    const { log, withoutTls, withoutBucket, elsewhere, ...result } = await withExternalDeployment(
      programs!,
      async (external) => ({
        ...(await onboardAndApprove(external)),
        log: external.starts.map((one) => one.text()).join(""),
        withoutTls: await askWithoutTls(external.proxy),
        withoutBucket: await whileTheBucketIsAway(external),
        elsewhere: await restoreOnAnotherHost(external),
      }),
    );
    expect(result).toMatchObject({
      servedBy: ["web1", "web2"],
      standings: ["pending", "approved", "approved"],
      isDocumentWhole: true,
      isSignedOut: true,
      objects: 1,
      guesses: [...Array(10).fill(401), 429, 429],
      embedded: [],
      ready: [true, true],
      secretsInherited: [],
    });
    expect(result.mails).toHaveLength(3);
    expect(withoutTls).toEqual({ status: 308, isSentToTls: true });
    expect(withoutBucket).toEqual({ page: 200, sentence: 503, afterwards: 200 });
    expect(passwordIn(log)).toBeNull();
    expect(log).toContain("npm run admin -- reset op@tenora.example");

    // A backup taken during writes is the same in another database and another bucket.
    expect(elsewhere.outputs).toMatchObject([
      { code: 0, text: expect.stringMatching(/\d+ rows and 1 documents are in/) },
      { code: 1, text: expect.stringContaining("was changed") },
      { code: 0, text: expect.stringMatching(/^Restored as of .*: \d+ rows, 1 documents\.$/m) },
      { code: 0, text: expect.stringContaining("entries are the recorded ones") },
    ]);
    expect(elsewhere.isUntouched).toBe(true);
    expect(Object.keys(elsewhere.original)).toEqual(
      expect.arrayContaining(
        ["businesses", "business_history", "outbox", "audit_log", "admins"].map(
          (name) => `public.${name}`,
        ),
      ),
    );
    expect(elsewhere.original["public.businesses"]).toMatch(/^1 /);
    expect(elsewhere.restored).toEqual(elsewhere.original);
    expect(elsewhere.documents).toHaveLength(1);
    expect(elsewhere.restoredDocuments).toEqual(elsewhere.documents);
    expect(elsewhere.submitted).toBe(201);
  },
  timeoutMs,
);

/** No web is ready then, and the proxy asks those that live. */
async function whileTheBucketIsAway({ proxy, s3 }: ExternalDeployment) {
  const untilServedBy = async (name: RegExp) => {
    for (;;) {
      const answer = await fetch(`${proxy.url}/insights`);
      if (name.test(answer.headers.get("x-served-by") ?? "")) return answer.status;
      await wait(100);
    }
  };
  s3.mode = "denied";
  const page = await untilServedBy(/^living/);
  const { status: sentence } = await fetch(`${proxy.url}/readyz`);
  s3.mode = "well";
  return { page, sentence, afterwards: await untilServedBy(/^web/) };
}

/** The runbook's plain port sends every address to the same one over TLS. */
async function askWithoutTls({ plainUrl, url }: RunningProxy) {
  const sent = await fetch(`${plainUrl}/insights`, { redirect: "manual" });
  return { status: sent.status, isSentToTls: sent.headers.get("location") === `${url}/insights` };
}
