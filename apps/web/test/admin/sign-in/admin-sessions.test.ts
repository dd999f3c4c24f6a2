import { asOwner } from "@tenora/database/transaction/as-owner";
import { beforeAll, expect, test } from "vitest";
import { marketplace } from "../../support/marketplace.ts";
import { Person } from "../../support/people/person.ts";

const op = new Person(marketplace);
const ask = async <T>(text: string) =>
  (await asOwner(marketplace.ownerUrl, (owner) => owner.query(text))).rows as T[];

beforeAll(() => op.signInAsAdmin());

test("sessions: an ended one stops working at once; nobody ends another admin's", async () => {
  const phone = new Person(marketplace);
  await phone.signInAsAdmin();
  const [newest] = await ask<{ id: string }>(
    `select id from auth_admin.session order by "createdAt" desc limit 1`,
  );
  expect((await op.post(`/api/admin/sessions/${newest?.id}`, {}, "DELETE")).status).toBe(200);
  expect((await phone.post("/api/admin/audit/export", {})).status).toBe(401);
  expect((await op.post(`/api/admin/sessions/${newest?.id}`, {}, "DELETE")).status).toBe(409);
});
