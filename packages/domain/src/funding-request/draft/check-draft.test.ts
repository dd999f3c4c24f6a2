import { describe, expect, test } from "vitest";
import { parseWalletAddress } from "../../ethereum/wallet-address.ts";
import { identityOf } from "../customer/invoice-identity.ts";
import { buildTerms } from "../financing/build-terms.ts";
import { checkDraft, type DraftContext } from "./check-draft.ts";
import { type Draft, draftSchema, emptyDraft, isAsked, toStoredDraft } from "./draft.ts";

const address = (byte: string) => {
  const parsed = parseWalletAddress(`0x${byte.repeat(20)}`);
  if (parsed === null) throw new Error("no address");
  return parsed;
};

const context: DraftContext = {
  now: Date.parse("2026-03-01T12:00:00Z"),
  tier: 1,
  stablecoins: [{ symbol: "USDC", address: address("c0"), decimals: 6 }],
  seller: address("a1"),
  ownEmailDomain: "ben-trading.com",
  sellerCountry: "SG",
};

const complete: Draft = {
  ...emptyDraft,
  customerName: "Straits Foods Pte Ltd",
  customerRegistryNumber: "201801234K",
  customerCountry: "SG",
  customerEmail: "ap@straits-foods.com",
  invoiceNumber: "INV-0042",
  issueDate: "2026-02-20",
  dueDate: "2026-04-30",
  faceValue: "30,000.00",
  amount: "24,000.00",
  interestRate: "11.5",
  minimumRaise: "12,000.00",
  fundingDeadline: "2026-03-15",
  audience: "eligible",
  recourse: "with",
};

const errorsOf = (change: Partial<Draft>, changed: Partial<DraftContext> = {}) =>
  checkDraft({ ...complete, ...change }, { ...context, ...changed }).errors;

test("funding request: an empty draft names every missing field", () => {
  const { errors, input } = checkDraft(emptyDraft, context);
  expect(input).toBeNull();
  expect(Object.keys(errors).sort()).toEqual([
    "amount",
    "audience",
    "customerCountry",
    "customerEmail",
    "customerName",
    "customerRegistryNumber",
    "dueDate",
    "faceValue",
    "fundingDeadline",
    "interestRate",
    "invoiceNumber",
    "issueDate",
    "maturity",
    "minimumRaise",
    "recourse",
  ]);
});

test("funding request: a complete draft has no error, and becomes terms in base units", () => {
  const { errors, input } = checkDraft(complete, context);
  expect(errors).toEqual({});
  if (input === null) throw new Error("no input");
  const terms = buildTerms(input, {
    seller: context.seller,
    tier: 1,
    gates: { eligible: address("e1"), link: address("e2"), invited: address("e3") },
    fingerprint: `0x${"f".repeat(64)}`,
    papers: `0x${"d".repeat(64)}`,
    signedAt: context.now / 1000,
    counter: 3,
    previous: 8,
  });
  expect(terms).toEqual({
    seller: context.seller,
    payout: context.seller,
    debtor: `0x${"0".repeat(40)}`,
    token: address("c0"),
    gate: address("e1"),
    reward: `0x${"0".repeat(40)}`,
    rewardId: 0n,
    fingerprint: `0x${"f".repeat(64)}`,
    papers: `0x${"d".repeat(64)}`,
    previous: 8,
    kind: 0,
    rule: 1,
    rewardEarly: false,
    face: 30_000_000_000,
    pricePerUnit: 1_000_000,
    // 61 days at 11.5 %: 1 + 0.115 × 61 / 365, rounded up.
    repayPerUnit: 1_019_220,
    totalUnits: 24_000,
    minUnits: 12_000,
    minPurchase: 100,
    fundingDeadline: Date.parse("2026-03-15T23:59:59Z") / 1000,
    maturity: Date.parse("2026-04-30T23:59:59Z") / 1000,
    graceDays: 5,
    delayDays: 30,
    lateFeeBps: 1_800,
    maxFeeBps: 100,
    counter: 3,
    deadline: Date.parse("2026-03-15T23:59:59Z") / 1000,
  });
});

// 2026-05-02 is a Saturday, and 2026-05-03 a Sunday.
test.each(["2026-05-01", "2026-05-02", "2026-05-03", "2026-05-04"])(
  "funding request: a due date, a repayment date and a last day to buy may be any day of the week: %s",
  (day) => {
    const lastSecond = Date.parse(`${day}T23:59:59Z`) / 1000;
    const due = checkDraft({ ...complete, dueDate: day }, context);
    expect(due.errors).toEqual({});
    expect(due.input?.financing).toMatchObject({ maturity: lastSecond });
    expect(errorsOf({ maturity: day })).toEqual({});
    const later = { maturity: "2026-05-20", fundingDeadline: day };
    const sale = checkDraft({ ...complete, ...later }, context);
    expect(sale.errors).toEqual({});
    expect(sale.input?.financing).toMatchObject({ fundingDeadline: lastSecond });
  },
);

test("funding request: terms of tier 3 are locked, and can be listed for 30 days at most", () => {
  const change = { dueDate: "2026-09-01", fundingDeadline: "2026-08-01", audience: "invited" };
  const small = { amount: "5,000.00", minimumRaise: "1,000.00" };
  const { input } = checkDraft({ ...complete, ...change, ...small }, { ...context, tier: 3 });
  if (input === null) throw new Error("no input");
  const signedAt = context.now / 1000;
  const gates = { eligible: address("e1"), link: address("e2"), invited: address("e3") };
  const hash = `0x${"f".repeat(64)}` as const;
  const { seller } = context;
  const made = {
    seller,
    tier: 3,
    gates,
    fingerprint: hash,
    papers: hash,
    signedAt,
    counter: 0,
    previous: 0,
  };
  expect(buildTerms(input, { ...made, tier: 3 })).toMatchObject({
    rule: 2,
    gate: gates.invited,
    deadline: signedAt + 30 * 86_400,
  });
});

describe("funding request: says what is wrong with a field", () => {
  test.each<[string, keyof Draft, Partial<Draft>, RegExp]>([
    ["a free-mail contact", "customerEmail", { customerEmail: "ap@gmail.com" }, /own domain/],
    ["its own domain", "customerEmail", { customerEmail: "me@ben-trading.com" }, /your own/],
    ["a country in words", "customerCountry", { customerCountry: "SI" + "N" }, /country/],
    ["a short wallet", "customerWallet", { customerWallet: "0x12" }, /starts with 0x/],
    ["its own wallet", "customerWallet", { customerWallet: `0x${"A1".repeat(20)}` }, /your own/],
    ["a number of signs only", "invoiceNumber", { invoiceNumber: " -/" }, /number on the invoice/],
    ["a day that doesn't exist", "dueDate", { dueDate: "2026-02-30" }, /customer pays/],
    ["a due date in the past", "dueDate", { dueDate: "2026-02-28" }, /has passed/],
    ["a due date in two years", "dueDate", { dueDate: "2028-01-01" }, /at most a year/],
    [
      "dates in the wrong order",
      "dueDate",
      { issueDate: "2026-03-02", dueDate: "2026-03-01" },
      /before/,
    ],
    ["an issue date to come", "issueDate", { issueDate: "2026-03-05" }, /future/],
    ["too many decimals", "faceValue", { faceValue: "1.005" }, /USD has at most 2 decimals/],
    ["decimals of yen", "faceValue", { currency: "JPY", faceValue: "1.5" }, /JPY has no decimals/],
    ["24.000 dong", "faceValue", { currency: "VND", faceValue: "24.000" }, /Do you mean 24,000\?/],
    ["24.000 rupiah", "faceValue", { currency: "IDR", faceValue: "24.000" }, /24,000 or 24\.00\?/],
    ["24.000 dollars", "faceValue", { faceValue: "24.000" }, /24,000 or 24\.00\?/],
    [
      "24,000 agreed dollars",
      "settlementAmount",
      { currency: "EUR", settlementAmount: "24,000" },
      /24,000 or 24\.00\?/,
    ],
    ["24,000 of the coin", "amount", { amount: "24,000" }, /24,000 or 24\.00\?/],
    ["1.000 to raise at least", "minimumRaise", { minimumRaise: "1.000" }, /1,000 or 1\.00\?/],
    ["1.000 to buy at least", "minimumPurchase", { minimumPurchase: "1.000" }, /1,000 or 1\.00\?/],
    [
      "1.000 in interest",
      "interestTotal",
      { interestKind: "total", interestTotal: "1.000" },
      /1,000 or 1\.00\?/,
    ],
    ["no agreed USD amount", "settlementAmount", { currency: "EUR" }, /Enter an amount/],
    ["a face beyond the exchange's", "faceValue", { faceValue: "250000000.01" }, /250 million/],
    ["too many decimals of the coin", "amount", { amount: "1.0000001" }, /USDC has at most 6/],
    [
      "less than one unit",
      "amount",
      { amount: "0.5", minimumRaise: "0.1", minimumPurchase: "0.1" },
      /at least 1.00 USDC/,
    ],
    ["zero", "amount", { amount: "0" }, /above zero/],
    [
      "more than the customer pays",
      "amount",
      { amount: "29,900.00" },
      /You'd owe investors 30,\d{3}\.\d+ USDC/,
    ],
    [
      "a minimum above the amount",
      "minimumRaise",
      { minimumRaise: "24,001.00" },
      /more than the amount/,
    ],
    ["a rate with a slipped point", "interestRate", { interestRate: "1150" }, /from 0 to 100/],
    ["three decimals of a rate", "interestRate", { interestRate: "1.125" }, /two decimals/],
    ["a late fee beyond the bound", "lateFeeRate", { lateFeeRate: "36.01" }, /from 0 to 36/],
    ["31 days of grace", "graceDays", { graceDays: "31" }, /from 0 to 30/],
    [
      "repayment before the due date",
      "maturity",
      { maturity: "2026-04-29" },
      /hasn't paid by then/,
    ],
    ["repayment beyond a year", "maturity", { maturity: "2027-03-02" }, /within a year/],
    [
      "a sale that ends at maturity",
      "fundingDeadline",
      { fundingDeadline: "2026-04-30" },
      /before the repayment/,
    ],
    ["a sale that has ended", "fundingDeadline", { fundingDeadline: "2026-02-28" }, /has passed/],
    ["an unknown coin", "stablecoin", { stablecoin: "DAI" }, /Choose a stablecoin/],
  ])("%s", (_case, field, change, message) => {
    expect(errorsOf(change)[field]).toMatch(message);
  });

  test("an audience that the tier doesn't allow", () => {
    expect(errorsOf({ amount: "5000", minimumRaise: "1" }, { tier: 3 })).toEqual({
      audience: "Choose who may buy.",
    });
  });

  test("a repayment above the tier's limit", () => {
    const amount = { amount: "9,900.00", minimumRaise: "1", audience: "invited" };
    expect(errorsOf(amount, { tier: 3 }).amount).toMatch(/up to 10,000\.00 USDC at once/);
    expect(errorsOf({ ...amount, amount: "9,800.00" }, { tier: 3 })).toEqual({});
  });

  test("a repayment above what the business can still owe, and any while it owes past a grace period", () => {
    const draft = {
      amount: "1,990.00",
      minimumRaise: "1",
      minimumPurchase: "1",
      audience: "invited",
    };
    const owed = (total: bigint, owesPastGrace = false): Partial<DraftContext> => ({
      tier: 3,
      owed: { total: total * 1_000_000n, owesPastGrace },
    });
    expect(errorsOf(draft, owed(8_000n)).amount).toMatch(
      /up to 10,000\.00 USDC at once, of which 2,000\.00 USDC is left; this request repays 2,02/,
    );
    expect(errorsOf(draft, owed(7_900n))).toEqual({});
    expect(errorsOf(draft, owed(10_001n)).amount).toMatch(/of which 0\.00 USDC is left/);
    expect(errorsOf(draft, owed(0n, true)).amount).toMatch(/past its grace period/);
    expect(errorsOf({}, { owed: { total: 10n ** 15n, owesPastGrace: false } })).toEqual({});
  });

  test("no word on who bears the loss, or one that means nothing", () => {
    const message = "Choose who bears the loss if your customer doesn't pay.";
    for (const recourse of ["", "maybe"])
      expect(errorsOf({ recourse })).toEqual({ recourse: message });
    expect(errorsOf({ recourse: "without" })).toEqual({});
  });

  test("a registration number that the register of the customer's country doesn't write", () => {
    const message = "A Vietnamese MST looks like 0314567890.";
    const inVietnam = { customerCountry: "VN", customerRegistryNumber: "201801234K" };
    expect(errorsOf(inVietnam)).toEqual({ customerRegistryNumber: message });
    expect(errorsOf({ ...inVietnam, customerRegistryNumber: "MST: 0314567890" })).toEqual({});
    expect(errorsOf({ ...inVietnam, customerCountry: "DE" })).toEqual({});
  });

  test("nothing, where only our team's word on the seller's country is missing: there is no input then", () => {
    const typed = draftSchema.parse({ ...complete, sellerCountry: "DE" });
    expect(checkDraft(typed, context).input).toMatchObject({ sellerCountry: "SG" });
    expect(checkDraft(typed, { ...context, sellerCountry: null })).toEqual({
      errors: {},
      input: null,
    });
  });
});

test("draft: keeps what is typed, however wrong, in single lines of limited length", () => {
  const typed = { ...emptyDraft, amount: "about 5", customerName: " Straits \n Foods ", more: 1 };
  expect(draftSchema.parse(typed)).toEqual({
    ...emptyDraft,
    amount: "about 5",
    customerName: "Straits Foods",
  });
  const emails = ["AP@Straits.com", "ap@почта.рф", "AP at Straits"];
  expect(emails.map((customerEmail) => draftSchema.parse({ customerEmail }).customerEmail)).toEqual(
    ["ap@straits.com", "ap@xn--80a1acny.xn--p1ai", "AP at Straits"],
  );
  expect(draftSchema.safeParse({ customerName: "a".repeat(201) }).success).toBe(false);
  expect(draftSchema.parse({})).toMatchObject({ kind: "invoice", customerName: "" });
});

test("draft: stores the customer's number as its register writes it, and any other as typed", () => {
  const stored = (customerRegistryNumber: string, customerCountry: string) =>
    toStoredDraft({ ...complete, customerRegistryNumber, customerCountry }).customerRegistryNumber;
  expect(stored("UEN 2018-01234-k", "SG")).toBe("201801234K");
  expect(stored("about 201801234K", "SG")).toBe("about 201801234K");
  expect(stored("HRB 0086891 B", "DE")).toBe("HRB 0086891 B");
});

describe("community campaign", () => {
  const campaign: Draft = {
    ...emptyDraft,
    kind: "community",
    campaignName: "Second oven",
    story: "We bake for our whole street. ".repeat(5),
    amount: "6,000.00",
    interestRate: "0",
    maturity: "2026-05-30",
    minimumRaise: "3,000.00",
    fundingDeadline: "2026-03-15",
    audience: "invited",
  };
  const at3: DraftContext = { ...context, tier: 3 };

  test("asks nothing about a customer, and its business owes the face", () => {
    const { errors, input } = checkDraft(campaign, at3);
    expect(errors).toEqual({});
    if (input === null) throw new Error("no input");
    const hash = `0x${"f".repeat(64)}` as const;
    const terms = buildTerms(input, {
      seller: context.seller,
      tier: 3,
      gates: { eligible: address("e1"), link: address("e2"), invited: address("e3") },
      fingerprint: hash,
      papers: hash,
      signedAt: context.now / 1000,
      counter: 0,
      previous: 0,
    });
    // Without interest: price = repayment.
    expect(terms).toMatchObject({ kind: 1, rule: 2, debtor: `0x${"0".repeat(40)}` });
    expect(terms).toMatchObject({ pricePerUnit: 1_000_000, repayPerUnit: 1_000_000 });
    expect(terms.face).toBe(terms.repayPerUnit * terms.totalUnits);
    const company = { registryNumber: "201912345K", country: "SG" };
    expect(identityOf(campaign, input, company.registryNumber)).toEqual({
      seller: company,
      debtor: company,
      invoiceNumber: "Second oven",
    });
  });

  test("ignores what was typed about a customer before", () => {
    const typed = {
      customerWallet: "0x12",
      dueDate: "2026-12-30",
      faceValue: "1",
      currency: "EUR",
    };
    expect(checkDraft({ ...campaign, ...typed }, at3).errors).toEqual({});
  });

  test.each<[string, keyof Draft, Partial<Draft>, RegExp]>([
    ["no name", "campaignName", { campaignName: "!" }, /a name/],
    ["a story of a sentence", "story", { story: "Money, please." }, /what the money is for/],
    [
      "no day of repayment, whatever is due",
      "maturity",
      { maturity: "", dueDate: "2026-05-30" },
      /repaid/,
    ],
    ["more than its tier", "amount", { amount: "10,001.00" }, /tier 3 .* 10,000\.00 USDC/],
    ["an audience beyond its tier", "audience", { audience: "link" }, /who may buy/],
  ])("says what is wrong: %s", (_case, field, change, message) => {
    expect(checkDraft({ ...campaign, ...change }, at3).errors[field]).toMatch(message);
  });

  test("takes no more than the exchange does", () => {
    const many = {
      amount: "200,000,000",
      interestRate: "100",
      maturity: "2027-02-20",
      audience: "link",
    };
    expect(checkDraft({ ...campaign, ...many, minimumRaise: "1" }, context).errors.amount).toMatch(
      /250 million/,
    );
  });

  test("asks each kind of request its own questions", () => {
    expect(isAsked("community", "story")).toBe(true);
    expect(isAsked("community", "customerName")).toBe(false);
    expect(isAsked("community", "amount")).toBe(true);
    expect(isAsked("invoice", "story")).toBe(false);
    expect(isAsked("community", "recourse")).toBe(false);
    expect(isAsked("order", "recourse")).toBe(true);
    expect(isAsked("order", "invoiceNumber")).toBe(true);
  });

  test("keeps the paragraphs of a story, and nothing invisible", () => {
    const typed = "One  line \r\n\r\n\r\n\u0000Two\u202E lines\u2028three\t ";
    expect(draftSchema.parse({ story: typed }).story).toBe("One  line\n\nTwo lines\nthree");
  });
});

describe("funding request: its reward", () => {
  const own = { contract: address("aa"), id: "7", name: "Bread", until: "2026-05-31" };
  const withReward = (changes: Partial<Draft>, rewards = [own]) =>
    checkDraft({ ...complete, reward: "7", ...changes }, { ...context, rewards });
  const termsOf = (changes: Partial<Draft>) => {
    const { input } = withReward(changes);
    return (
      input &&
      buildTerms(input, {
        seller: context.seller,
        tier: 1,
        signedAt: context.now / 1000,
        counter: 0,
        previous: 0,
        gates: { eligible: address("e1"), link: address("e2"), invited: address("e3") },
        fingerprint: `0x${"f".repeat(64)}`,
        papers: `0x${"d".repeat(64)}`,
      })
    );
  };

  test("goes into the terms, to be claimed after repayment or from funding on", () => {
    expect(termsOf({})).toMatchObject({ reward: own.contract, rewardId: 7n, rewardEarly: false });
    expect(termsOf({ rewardMoment: "funded" })).toMatchObject({ rewardId: 7n, rewardEarly: true });
    expect(termsOf({ reward: "" })).toMatchObject({ reward: address("00"), rewardId: 0n });
  });

  test("must be the business's own, and last until it can be claimed", () => {
    expect(withReward({}, []).errors).toEqual({ reward: "Choose one of your rewards, or none." });
    expect(withReward({ reward: "8" }).input).toBeNull();
    const short = [{ ...own, until: "2026-04-30" }];
    expect(withReward({}, short).errors.reward).toMatch(/^It ends on .*2026, before buyers/);
    expect(withReward({ rewardMoment: "funded" }, short).errors).toEqual({});
    expect(withReward({}, [{ ...own, until: "" }]).errors).toEqual({});
  });
});
