import { equal } from "node:assert/strict";
import { fingerprintOf } from "@tenora/chain/fingerprint/invoice-fingerprint";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { termsMessage } from "@tenora/chain/typed-data/terms-message";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { identityOf } from "@tenora/domain/funding-request/customer/invoice-identity";
import { checkDraft } from "@tenora/domain/funding-request/draft/check-draft";
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { buildTerms } from "@tenora/domain/funding-request/financing/build-terms";
import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { Person, pdfFile } from "./people/person.ts";

const path = "/api/business/funding-requests";
const day = (days: number) => toCalendarDate(addDays(Date.now(), days));

/** Answers that may be submitted, and whose attestation needs no second reviewer. */
export const complete: Draft = {
  ...emptyDraft,
  customerName: "Straits Foods Pte Ltd",
  customerRegistryNumber: "201801234K",
  customerCountry: "SG",
  customerEmail: "ap@straits-foods.com",
  invoiceNumber: "INV-0042",
  issueDate: day(-5),
  dueDate: day(60),
  faceValue: "24,900.00",
  amount: "24,000.00",
  interestRate: "11.5",
  minimumRaise: "12,000.00",
  fundingDeadline: day(14),
  audience: "eligible",
  recourse: "with",
};

/** A campaign without interest, as a bakery of tier 3 types it. */
export const campaign = (): Partial<Draft> => ({
  ...emptyDraft,
  kind: "community",
  campaignName: `Second oven ${crypto.randomUUID().slice(0, 8)}`,
  story:
    "We bake for our whole street, and one oven is too few on Saturdays. A second one <b>pays</b> for itself in a year.\n\nWe repay you from what we sell.",
  amount: "6,000.00",
  interestRate: "0",
  maturity: day(90),
  minimumRaise: "3,000.00",
  fundingDeadline: day(14),
  audience: "invited",
});

interface Found {
  readonly wallet: string | null;
  readonly seller: { readonly tier: 1 | 2 | 3; readonly registrationNumber: string } & Record<
    string,
    unknown
  >;
  readonly request: {
    readonly status: string;
    readonly version: number;
    readonly draft: Draft;
    readonly documents: readonly { readonly id: string; readonly fileName: string }[];
    readonly market: {
      readonly status: string;
      readonly next: string;
      readonly raised: string;
    } | null;
  };
}
/** The owner of the database. */
interface Owner {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Businesses and their requests in one test file. */
export function createFundingRequestContext(marketplace: RunningMarketplace, owner: Owner) {
  /** A business that was approved at this tier, signed in. */
  async function approvedBusiness(tier = 1, ben = new Person(marketplace)): Promise<Person> {
    await ben.signInWithWallet();
    equal((await ben.submit()).status, 201);
    await owner.query(
      "update businesses set status = 'approved', country_code = 'SG', tier = $2 where wallet_address = $1",
      [ben.wallet, tier],
    );
    return ben;
  }

  async function create(person: Person, changes: Partial<Draft> = {}): Promise<string> {
    const id = crypto.randomUUID();
    const draft = { ...complete, invoiceNumber: `INV-${id}`, ...changes };
    const response = await person.post(path, { id, draft });
    equal(response.status, 200);
    return id;
  }

  const upload = (
    person: Person,
    id: string,
    file = pdfFile(),
    documentId = crypto.randomUUID(),
  ) => {
    const form = new FormData();
    form.append("documentId", documentId);
    form.append("forInvestors", "false");
    form.append("file", file);
    return person.fetch(`${path}/${id}/documents`, { method: "POST", body: form });
  };

  const find = async (person: Person, id: string) =>
    (await (await person.fetch(`${path}/${id}`)).json()) as Found;

  /** The body of a submission, signed by `signer` under terms that may be changed. */
  async function submission(person: Person, id: string, signer = person, change: object = {}) {
    const { request, seller } = await find(person, id);
    const { version, draft } = request;
    const answer = await person.post(`${path}/${id}/signing`, { version });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    const signing = (await answer.json()) as {
      signedAt: number;
      counter: number;
      previous: number;
      papers: `0x${string}`;
    };
    const wallet = parseWalletAddress(person.wallet);
    const deployment = signingDeployment(marketplace.web.publicConfig);
    if (wallet === null || deployment === null) throw new Error("no deployment");
    const { input } = checkDraft(draft, {
      now: signing.signedAt * 1000,
      tier: seller.tier,
      stablecoins: deployment.stablecoins,
      seller: wallet,
      ownEmailDomain: "example.com",
      sellerCountry: "SG",
    });
    if (input === null) throw new Error("incomplete");
    const fingerprint = await fingerprintOf(identityOf(draft, input, seller.registrationNumber));
    if (fingerprint === null) throw new Error("no fingerprint");
    const { eligible, link, invite } = deployment.gates;
    const gates = { eligible, link, invited: invite };
    const made = { seller: wallet, tier: seller.tier, gates, fingerprint, ...signing };
    const message = termsMessage(deployment, { ...buildTerms(input, made), ...change });
    const signature = await signer.account.signTypedData(message.typedData);
    const { signedAt, counter, previous } = signing;
    return { version, signedAt, counter, previous, signature };
  }

  /** A request with one file that its business has signed and submitted. */
  async function submitted(
    person: Person,
    changes: Partial<Draft> = {},
    file = pdfFile(),
  ): Promise<string> {
    const id = await create(person, changes);
    equal((await upload(person, id, file)).status, 200);
    const body = await submission(person, id);
    equal((await person.post(`${path}/${id}/submission`, body)).status, 200);
    return id;
  }

  return { approvedBusiness, create, upload, find, submission, submitted };
}
