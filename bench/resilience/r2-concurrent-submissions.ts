import { onboardingForm, type Person } from "../../apps/web/test/support/people/person.ts";
import { type Bench, figure } from "../support/figure.ts";
import { signIn, withMarketplace } from "../support/marketplace-context.ts";

const rounds = 100;
const concurrency = 200;
const duplicateMessage = "A business with this wallet address already exists";

/** R2: a wallet sends 200 forms at the same time, with three spellings of its address; 100 wallets. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace, ask }) => {
    const people = await signIn(marketplace, rounds);
    const unexpected: string[] = [];
    let rejected = 0;
    for (const person of people) {
      const answers = await Promise.all(
        Array.from({ length: concurrency }, (_, at) => submit(person, at)),
      );
      const accepted = answers.filter(({ status }) => status === 201).length;
      if (accepted !== 1) unexpected.push(`${accepted} accepted`);
      for (const { status, message } of answers) {
        if (status === 409 && message === duplicateMessage) rejected += 1;
        else if (status !== 201) unexpected.push(`${status} ${message}`);
      }
    }
    const [row] = await ask<{ records: number; wallets: number }>(
      "select count(*)::int as records, count(distinct lower(wallet_address))::int as wallets from businesses",
    );
    const expected = rounds * (concurrency - 1);
    return [
      figure(
        "records after 100 rounds of 200",
        `${row?.records} of ${row?.wallets} wallets`,
        "100 of 100",
        row?.records === rounds && row.wallets === rounds,
      ),
      figure(
        "rejected with the specification's text",
        `${rejected}`,
        `${expected}`,
        rejected === expected,
      ),
      figure(
        "any other response",
        `${unexpected.length} ${unexpected.slice(0, 3).join("; ")}`,
        "0",
        unexpected.length === 0,
      ),
    ];
  });

async function submit(person: Person, at: number): Promise<{ status: number; message?: string }> {
  const { address } = person.account;
  const spellings = [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`];
  const response = await person.submit(onboardingForm(spellings[at % 3] ?? address));
  const { message } = (await response.json()) as { message?: string };
  return message === undefined ? { status: response.status } : { status: response.status, message };
}
