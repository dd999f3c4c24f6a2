import { asOwner } from "@tenora/database/transaction/as-owner";
import { parseDocumentUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { activePdfs } from "@tenora/testing/pdf/hostile-pdfs";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { onboardingForm, Person, pdfFile } from "../support/people/person.ts";

// A browser's own viewer runs a PDF's scripts and follows its links: we never give it one to show.

/** A link to a certificate that was just submitted. */
async function linkTo(certificate: File): Promise<string> {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  const form = onboardingForm(ada.wallet, { registrationCertificate: certificate });
  expect((await ada.submit(form)).status).toBe(201);
  const { rows } = await asOwner(marketplace.ownerUrl, (owner) =>
    owner.query("select certificate_url from public.businesses where wallet_address = $1", [
      ada.wallet,
    ]),
  );
  const object = parseDocumentUrl(rows[0].certificate_url);
  if (object === null) throw new Error("The certificate was not stored");
  return marketplace.url + signLink(object, marketplace.linkSecret, Date.now());
}

const policyOf = ({ headers }: Response) => headers.get("content-security-policy") ?? "";

/** No page frames it, it has no origin and runs nothing, whatever type a browser detects. */
function expectBoxed(answer: Response): void {
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  for (const part of ["default-src 'none'", "frame-ancestors 'none'", "sandbox"]) {
    expect(policyOf(answer).split("; ")).toContain(part);
  }
}

test.each(Object.entries(activePdfs))(
  "document route: a PDF with %s is only ever an attachment",
  async (_what, make) => {
    const link = await linkTo(pdfFile(make()));
    for (const init of [
      {},
      { method: "HEAD" },
      { headers: { range: "bytes=0-99" } },
      { headers: { accept: "text/html", "sec-fetch-dest": "iframe" } },
    ]) {
      const answer = await fetch(link, init);
      await answer.body?.cancel();
      expect(answer.headers.get("content-disposition")).toMatch(
        /^attachment; filename="[0-9a-f-]{36}\.pdf"$/,
      );
      expectBoxed(answer);
    }
  },
);

test("document route: a picture is shown in a sandbox, and no page can frame it", async () => {
  const picture = new File([new Uint8Array(samplePng(4, 3))], "scan.png", { type: "image/png" });
  const answer = await fetch(await linkTo(picture));
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("content-disposition")).toMatch(/^inline; /);
  expectBoxed(answer);
});

test("content policy: pages start our own workers only and frame nothing; other answers start none", async () => {
  const [portal, home, data] = await Promise.all(
    ["/admin", "/", "/config.json"].map((path) => fetch(marketplace.url + path)),
  );
  if (!portal || !home || !data) throw new Error("No answer");
  expect(policyOf(data).split("; ")).toContain("worker-src 'none'");
  for (const page of [portal, home]) {
    expect(policyOf(page).split("; ")).toContain("worker-src 'self'");
    expect(policyOf(page)).not.toMatch(/frame-src|child-src|unsafe-eval/);
    expect(policyOf(page)).toContain("default-src 'none'");
  }
});
