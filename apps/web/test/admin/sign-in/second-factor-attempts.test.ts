import { describe, expect, test } from "vitest";
import type { Person } from "../../support/people/person.ts";
import { createAdminTestContext } from "../../support/sign-in/admin-test-context.ts";
import { adminPassword as password } from "../../support/sign-in/new-admin.ts";
import { setUpTwoFactor } from "../../support/sign-in/set-up-two-factor.ts";

// The second factor, guessed at.

const { stranger, admin, signIn, setPassword, mailed, ask } = createAdminTestContext();

// An attacker who reads an admin's mail has the password, and a new browser for each recovery.
describe("second factor: an attacker who reads the mail", () => {
  async function carefulAdmin(name: string) {
    const email = await admin(name);
    const careful = stranger();
    await signIn(careful, email, password);
    return { email, ...(await setUpTwoFactor(careful, password)) };
  }
  const seen: string[] = [];
  /** Recovers the account on a browser without cookies, which comes back. */
  async function recovered(email: string): Promise<Person> {
    const thief = stranger();
    await thief.post("/api/admin/recovery", { email });
    const token = await mailed(email, seen);
    seen.push(token);
    expect((await setPassword(thief, token)).status).toBe(200);
    return thief;
  }
  const account = "encode(sha256(convert_to('account:' || $1, 'UTF8')), 'hex')";
  const aQuarterOfAnHourPasses = (email: string) =>
    ask(`delete from auth_admin.login_attempt where account = ${account}`, [email]);
  const wrong = (n: number, isRecovery: boolean) =>
    isRecovery ? `AAAA-BBBB-CCCC-DD${String(22 + n)}` : String(100_000 + n);

  test.each([
    ["codes of the app", false],
    ["recovery codes", true],
  ])("has 10 wrong %s a day checked, in all browsers together", async (_what, isRecovery) => {
    const { email, app, recoveryCodes } = await carefulAdmin("mail-is-read");
    const answers: unknown[] = [];
    for (const begin of [0, 6]) {
      const thief = await recovered(email);
      for (let n = begin; n < begin + 5; n += 1) {
        answers.push((await signIn(thief, email, password, wrong(n, isRecovery))).status);
      }
      await aQuarterOfAnHourPasses(email);
    }
    expect(answers).toEqual(Array(10).fill(401));
    // From now on not even the right code, with the same response.
    const third = await recovered(email);
    const refused = await signIn(third, email, password, app.code());
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("Use a recovery code");
    const rows = await ask(
      "select 1 from audit_log where action = 'admin.codes_used_up' and admin_email = $1",
      [email],
    );
    expect(rows).toHaveLength(1);
    // No stranger guesses a recovery code: its owner comes in.
    expect((await signIn(stranger(), email, password, recoveryCodes[0])).status).toBe(200);
  });

  test("does not make a browser known by a link: its attempts count with those of strangers", async () => {
    const { email } = await carefulAdmin("not-known");
    const thief = await recovered(email);
    expect((await signIn(thief, email, "not the password")).status).toBe(401);
    const guesses = await ask<{ known: boolean }>(
      `select known from auth_admin.login_attempt where account = ${account}`,
      [email],
    );
    expect(guesses.map(({ known }) => known)).toEqual([false]);
  });
});
