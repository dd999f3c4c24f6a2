import pg from "pg";
import { expect, test } from "vitest";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { marketplace } from "../support/marketplace.ts";
import { onboardingForm, Person } from "../support/people/person.ts";

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

test("own business: only its own proven wallet reads why it was suspended", async () => {
  const owner = new pg.Client({ connectionString: marketplace.ownerUrl });
  await owner.connect();
  try {
    const { approvedBusiness } = createFundingRequestContext(marketplace, owner);
    const [ada, cy] = [await approvedBusiness(), await approvedBusiness()];
    await owner.query(
      "update businesses set suspended_at = now(), suspension_reason = $2 where wallet_address = $1",
      [ada.wallet, "A payment is long overdue."],
    );
    expect(await ownOf(ada)).toMatchObject({
      business: { status: "approved", suspensionReason: "A payment is long overdue." },
    });
    expect(await ownOf(cy)).toMatchObject({ business: { suspensionReason: null } });
    expect(await ownOf(new Person(marketplace))).toEqual({ wallet: null, business: null });
    // Everybody may look up that it is suspended, and never why.
    const status = await new Person(marketplace).fetch(`/api/wallets/${ada.wallet}/business`);
    expect(await status.json()).toEqual({
      business: { status: "approved", tier: expect.any(Number), suspended: true },
    });
  } finally {
    await owner.end();
  }
});

test("own business: no cache stores the response", async () => {
  const response = await new Person(marketplace).fetch("/api/business/own");
  expect(response.headers.get("cache-control")).toBe("no-store");
});
