import { findDebianParts } from "@tenora/testing/debian-parts";
import { expect, test } from "vitest";
import { withAllExternal } from "./all-external.ts";
import { onboardAndApprove } from "./onboarded-and-approved.ts";

/** Whole starts of the marketplace, several, on a machine that may be slow. */
const patienceMs = 300_000;

const parts = findDebianParts();
if (parts === null) {
  console.warn(
    "SKIPPED: two installations with nothing embedded. On Debian: apt-get install postgresql haproxy.",
  );
}

test.skipIf(parts === null)(
  "with nothing embedded, on two machines behind a proxy, Ada onboards and is approved",
  async () => {
    const result = await withAllExternal(parts!, onboardAndApprove);
    expect(result).toMatchObject({
      servedBy: ["web1", "web2"],
      standings: ["pending", "approved", "approved"],
      isDocumentWhole: true,
      objects: 1,
      guesses: [...Array(10).fill(401), 429, 429],
      embedded: [],
      ready: [true, true],
    });
    expect(result.mails).toHaveLength(2);
  },
  patienceMs,
);
