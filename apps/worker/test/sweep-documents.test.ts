import { randomUUID } from "node:crypto";
import { type Database, openDatabase } from "@tenora/database/connection/connect";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { documentUrl, type ObjectPath } from "@tenora/documents/store/object-path";
import { s3Store } from "@tenora/documents/store/s3-store";
import type {} from "@tenora/testing/database/global-setup";
import {
  asOwner,
  createTestDatabase,
  type TestDatabase,
} from "@tenora/testing/database/test-database";
import { type S3Server, startS3Server } from "@tenora/testing/s3/s3-server";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { sweepDocuments } from "../src/jobs/sweep-documents.ts";

let database: TestDatabase;
let jobs: Database<"tenora_jobs">;
let server: S3Server;
beforeAll(async () => {
  database = await createTestDatabase(inject("cluster"));
  const { ownerUrl, authSecret } = database;
  jobs = openDatabase({ ownerUrl, authSecret, login: "tenora_jobs" });
  server = await startS3Server();
});
beforeEach(() => server.objects.clear());
afterAll(async () => {
  await jobs.close();
  await Promise.all([database.drop(), server.stop()]);
});

const store = () => {
  const { endpoint, bucket, credentials } = server;
  return s3Store({ endpoint, bucket, credentials, region: "eu-test-1", forcePathStyle: true });
};

/** Puts a document of this age into the store. */
function storeDocument(minutes: number): ObjectPath {
  const object: ObjectPath = { bucket: "business-documents", path: `${randomUUID()}.pdf` };
  const storedAt = new Date(Date.now() - minutes * 60_000);
  server.objects.set(object.path, { body: Buffer.from("%PDF-"), contentType: "", storedAt });
  return object;
}

const insertBusiness = (url: string) =>
  asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query(
      `insert into businesses (company_name, country, registration_number, director_name,
         director_email, wallet_address, consent_at, consent_version, certificate_url)
       values ('Ada', 'Singapore', '1', 'Ada', 'ada@example.com',
         '0x' || substr(md5($1) || md5($1), 1, 40), now(), '1', $1) returning id`,
      [url],
    );
    return rows[0].id as string;
  });

test("document sweep: removes documents without a record once they are an hour old, over many pages", async () => {
  const owned = storeDocument(90);
  const replaced = storeDocument(90);
  const young = storeDocument(50);
  const id = await insertBusiness(documentUrl(owned));
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into business_history (business_id, event, status, tier, replaced_certificate_url)
       values ($1, 'certificate_replaced', 'pending', 3, $2)`,
      [id, documentUrl(replaced)],
    ),
  );
  for (let one = 0; one < 7; one += 1) storeDocument(61);
  expect(await sweepDocuments(jobs, store(), new Date())).toBe(7);
  const left = [owned.path, replaced.path, young.path].sort();
  expect([...server.objects.keys()].sort()).toEqual(left);
  expect(await sweepDocuments(jobs, store(), new Date())).toBe(0);
});

test("document sweep: removes a cover after two weeks unless an article uses it", async () => {
  const cover = (days: number): ObjectPath => {
    const object: ObjectPath = { bucket: "article-covers", path: `${randomUUID()}.png` };
    const storedAt = new Date(Date.now() - days * 86_400_000);
    server.objects.set(`article-covers/${object.path}`, {
      body: Buffer.alloc(1),
      contentType: "",
      storedAt,
    });
    return object;
  };
  const used = cover(20);
  const young = cover(13);
  cover(15);
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into blog_posts_brand (title, slug, content, cover_image_url) values ('x', 'x', 'x', $1)`,
      [documentUrl(used)],
    ),
  );
  expect(await sweepDocuments(jobs, store(), new Date())).toBe(1);
  const left = [used, young].map(({ path }) => `article-covers/${path}`).sort();
  expect([...server.objects.keys()].sort()).toEqual(left);
});

test("document sweep: removes nothing when the database is unavailable", async () => {
  storeDocument(90);
  const unavailable = openDatabase({
    ownerUrl: "postgresql://nobody@127.0.0.1:9/none",
    authSecret: database.authSecret,
    login: "tenora_jobs",
  });
  await expect(sweepDocuments(unavailable, store(), new Date())).rejects.toThrow();
  await unavailable.close();
  expect(server.objects.size).toBe(1);
});

test("findOrphanedDocuments returns exactly the given documents that no record owns", async () => {
  const owned = documentUrl(storeDocument(0));
  await insertBusiness(owned);
  const urls = ["/documents/business-documents/none.pdf", owned];
  expect(await asWorker(jobs, (tx) => findOrphanedDocuments(tx, urls))).toEqual([urls[0]]);
});
