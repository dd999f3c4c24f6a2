import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { malformedUploads } from "@tenora/testing/uploads/malformed-uploads";
import { validUploads } from "@tenora/testing/uploads/valid-uploads";
import { expectedMessage, sendUpload } from "../../apps/web/test/support/send-upload.ts";
import { startWeb } from "../../e2e/support/marketplace/web-process.ts";
import { type Bench, figure, information } from "../support/figure.ts";
import { forEachConcurrent, signIn, withMarketplace } from "../support/marketplace-context.ts";

/** S3: ten variants of every class of malformed upload, and valid uploads, through the server. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace, ask }) => {
    const folder = mkdtempSync(join(tmpdir(), "tenora-bench-"));
    const documents = { kind: "folder", folder } as const;
    const web = await startWeb(marketplace, { documents });
    const bucket = join(folder, "business-documents");
    const stored = () => (existsSync(bucket) ? readdirSync(bucket).length : 0);
    const classes = [...malformedUploads.values()];
    const wrong: string[] = [];
    const countBusinesses = async () => {
      const [{ count = -1 } = {}] = await ask<{ count: number }>(
        "select count(*)::int from businesses",
      );
      return count;
    };
    // The demonstration has some.
    const before = await countBusinesses();
    const people = await signIn(web.marketplace, classes.length + validUploads.length);
    await forEachConcurrent(classes, 4, async (make, at) => {
      for (let variant = 0; variant < 10; variant += 1) {
        const upload = make(variant);
        const { status, body } = await sendUpload(people[at] as never, upload);
        if (status < 400 || body.message !== expectedMessage(upload)) {
          wrong.push(`${upload.what} ${variant}: ${status} ${body.message}`);
        }
      }
    });
    const storedByRejected = stored();
    const count = (await countBusinesses()) - before;
    let accepted = 0;
    await forEachConcurrent(validUploads, 4, async (upload, at) => {
      const { status, body } = await sendUpload(people[classes.length + at] as never, upload);
      if (status === 201) accepted += 1;
      else wrong.push(`${upload.what}: ${status} ${body.message}`);
    });
    const storedByAccepted = stored();
    await web.kill();
    rmSync(folder, { recursive: true });
    const sent = classes.length * 10;
    const rejected = sent - wrong.filter((one) => / \d: /.test(one)).length;
    return [
      figure(
        "malformed uploads rejected with the specification's texts",
        `${rejected} of ${sent} (${classes.length} classes × 10)`,
        "all, at least 300",
        rejected === sent && sent >= 300,
      ),
      figure(
        "documents and businesses stored by them",
        `${storedByRejected}, ${count}`,
        "0, 0",
        storedByRejected + count === 0,
      ),
      figure(
        "valid uploads accepted and stored",
        `${accepted} and ${storedByAccepted} of ${validUploads.length}`,
        "all, at least 30",
        accepted === validUploads.length && storedByAccepted === accepted && accepted >= 30,
      ),
      ...wrong.slice(0, 10).map((one) => information("wrong", one)),
    ];
  });
