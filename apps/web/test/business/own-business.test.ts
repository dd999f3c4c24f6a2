import { expect, inject, test } from "vitest";
import { onboardingForm, Person } from "../support/person.ts";

const marketplace = inject("marketplace");
const ownOf = async (person: Person) => (await person.fetch("/api/business/own")).json();

test("own business: only the wallet that owns it reads all of it §3.6", async () => {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  expect(await ownOf(ada)).toEqual({ wallet: ada.wallet, business: null });
  await ada.submit(onboardingForm(ada.wallet, { companyName: "Ada Private Pte Ltd" }));
  expect(await ownOf(ada)).toMatchObject({
    wallet: ada.wallet,
    business: {
      companyName: "Ada Private Pte Ltd",
      directorEmail: "ada@example.com",
      status: "pending",
      tier: 3,
      rejectionReason: null,
      certificate: { fileName: "certificate.pdf", uploadFailed: false },
    },
  });

  const visitor = new Person(marketplace);
  expect(await ownOf(visitor)).toEqual({ wallet: null, business: null });
  const cy = new Person(marketplace);
  await cy.signInWithWallet();
  expect(await ownOf(cy)).toEqual({ wallet: cy.wallet, business: null });
});

test("own business: no cache stores the response", async () => {
  const response = await new Person(marketplace).fetch("/api/business/own");
  expect(response.headers.get("cache-control")).toBe("no-store");
});
