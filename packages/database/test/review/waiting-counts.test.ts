import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { countWaiting, waitingCap } from "@tenora/database/operations/count-waiting";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { expect, test } from "vitest";
import { submitted, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();

test("what waits: counts what is open in each section, without what is decided or sent, up to its cap", async () => {
  const { token } = await createAdminSession(context.test.ownerUrl, "op@example.com");
  const count = () => asAdmin(context.admin, token, countWaiting);
  const none = { requests: 0, fundingRequests: 0, investors: 0, mails: 0 };
  expect(await count()).toEqual(none);
  const { id } = await submitted(context);
  await submitted(context);
  expect(await count()).toEqual({ ...none, requests: 2 });
  await asAdmin(context.admin, token, (tx) =>
    reviewBusiness(tx, { businessId: id, status: "approved" }),
  );
  expect(await count()).toEqual({ ...none, requests: 1 });
  await context.owner(async (owner) => {
    // Given up: it failed, and has no next attempt. One that will be tried again waits for no admin.
    await owner.query(
      `insert into outbox (kind, subject_id, last_error, next_attempt_at, sent_at) values
         ('business_approved', $1, 'TIMEOUT', null, null),
         ('business_approved', $1, 'TIMEOUT', now(), null),
         ('business_approved', $1, 'TIMEOUT', null, now())`,
      [id],
    );
    await owner.query(
      `insert into investors (wallet_address, investor_name, country,
         registration_number_encrypted, certificate_info)
       select '0x' || lpad(to_hex(n), 40, 'e'), 'Lea', 'Singapore', '\\x00', '{}'
       from generate_series(1, $1::int) n`,
      [waitingCap + 20],
    );
  });
  expect(await count()).toEqual({ ...none, requests: 1, investors: waitingCap, mails: 1 });
});
