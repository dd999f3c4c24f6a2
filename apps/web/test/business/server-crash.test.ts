import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { crashWhileSubmitting } from "./crash-while-submitting.ts";

// The short form of R1; `npm run bench -- R1` sends a thousand forms and kills fifty times.
test("crash: a server that is killed during submissions loses none and duplicates none", async () => {
  const people = Array.from({ length: 24 }, () => new Person(marketplace));
  for (const person of people) await person.signInWithWallet();
  const result = await crashWhileSubmitting(marketplace, people, () => 6);
  expect(result).toMatchObject({ acknowledged: 24, lost: 0, doubled: 0 });
  expect(result.kills).toBeGreaterThanOrEqual(2);
});
