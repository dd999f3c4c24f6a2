// Writes the golden tables from exact rational arithmetic: nothing here is shared with the code under
// test. Every figure is computed as a fraction and rounded once, in the direction its name says.
import { createHash, scryptSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** An exact fraction; the denominator is positive. */
type Fraction = readonly [bigint, bigint];
const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
const plus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
const over = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1], a[1] * b[0]];
const whole = (n: bigint): Fraction => [n, 1n];
const less = (a: Fraction, b: Fraction) => a[0] * b[1] < b[0] * a[1];
const min = (a: Fraction, b: Fraction) => (less(a, b) ? a : b);
const max = (a: Fraction, b: Fraction) => (less(a, b) ? b : a);
const down = ([n, d]: Fraction) => n / d;
const up = ([n, d]: Fraction) => (n + d - 1n) / d;

/** Reproducible numbers from a seed and a position. */
function draw(seed: string, bits: number): bigint {
  const value = BigInt(`0x${createHash("sha256").update(seed).digest("hex")}`);
  // Sizes are spread evenly too, so that small numbers come as often as large ones.
  const size = BigInt((Number(value & 0xffffn) % bits) + 1);
  return (value >> 16n) % (1n << size);
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);
const text = (value: bigint) => value.toString();

const pricing = rows(200).map((at) => {
  const units = 1n + draw(`units${at}`, 24);
  const price = 1n + draw(`price${at}`, 40);
  const repay = price + draw(`repay${at}`, 40);
  const days = 1n + (draw(`days${at}`, 16) % 365n);
  const feeBps = draw(`fee${at}`, 12) % 201n;
  const cost = times(whole(units), whole(price));
  const yearly = over(times(whole(repay - price), whole(365n * 10_000n)), whole(price * days));
  const aprBps = draw(`apr${at}`, 14);
  const growth = plus(whole(1n), [aprBps * days, 365n * 10_000n]);
  return {
    units: text(units),
    price: text(price),
    repay: text(repay),
    days: text(days),
    feeBps: text(feeBps),
    cost: text(down(cost)),
    fee: text(down(times(cost, [feeBps, 10_000n]))),
    aprBpsDown: text(down(yearly)),
    aprBpsUp: text(up(yearly)),
    aprBps: text(aprBps),
    priceForApr: text(up(over(whole(repay), growth))),
  };
});

// A request of a business: what it asks for, and every figure that follows, as exact fractions.
const financing = rows(200).map((at) => {
  const face = 1_000_000n + draw(`financingFace${at}`, 46);
  const amount = 1_000_000n + (draw(`financingAmount${at}`, 46) % face);
  const days = 1n + (draw(`financingDays${at}`, 16) % 365n);
  const isRate = at % 2 === 0;
  const rateBps = draw(`financingRate${at}`, 12);
  const total = draw(`financingTotal${at}`, 40) % amount;
  const lateFeeBps = draw(`financingLate${at}`, 12) % 3601n;
  const token = 10n ** 6n;
  const price =
    amount / token < 2n ** 24n ? token : token * (amount / token / 10n < 2n ** 24n ? 10n : 100n);
  const units = down([amount, price]);
  const gain = isRate
    ? times(whole(price), [rateBps * days, 365n * 10_000n])
    : over(whole(total), whole(units));
  const repay = price + up(gain);
  const proceeds = units * price;
  const repayment = units * repay;
  const fee = down(times(whole(proceeds), [100n, 10_000n]));
  const cash = proceeds - fee;
  const yearly = ([paid, back]: Fraction) =>
    over(times(whole(back - paid), whole(365n * 10_000n)), whole(paid * days));
  const daily = times(times(whole(repayment), [lateFeeBps, 10_000n]), [1n, 365n]);
  return {
    face: text(face),
    amount: text(amount),
    days: text(days),
    rateBps: isRate ? text(rateBps) : "",
    total: isRate ? "" : text(total),
    lateFeeBps: text(lateFeeBps),
    units: text(units),
    pricePerUnit: text(price),
    repayPerUnit: text(repay),
    proceeds: text(proceeds),
    fee: text(fee),
    cash: text(cash),
    repayment: text(repayment),
    interest: text(repayment - proceeds),
    reserve: text(face - repayment),
    costBps: text(up(yearly([cash, repayment]))),
    returnBps: text(down(yearly([price, repay]))),
    lateFeePerDay: text(down(daily)),
    advanceBps: text(down([proceeds * 10_000n, face])),
  };
});

const lateFee = rows(200).map((at) => {
  const repayment = 1n + draw(`late${at}`, 48);
  const bps = draw(`lateBps${at}`, 12) % 3601n;
  const seconds = draw(`lateSeconds${at}`, 23) % (90n * 86_400n);
  const yearly = times(whole(repayment), [bps, 10_000n]);
  const fee = times(yearly, [seconds, 365n * 86_400n]);
  return {
    repayment: text(repayment),
    lateFeeBps: text(bps),
    lateUnits: text(repayment * seconds),
    // The cap is a tenth rounded down, like everything that the debtor gains.
    fee: text(down(min(fee, whole(down([repayment, 10n]))))),
  };
});

const claims = rows(200).map((at) => {
  const sold = 1n + draw(`sold${at}`, 24);
  const units = 1n + (draw(`own${at}`, 24) % sold);
  const repayment = draw(`repayment${at}`, 47);
  const fee = draw(`claimFee${at}`, 44);
  const face = draw(`face${at}`, 48);
  const paidIn = draw(`paid${at}`, 48);
  const holders = plus(whole(repayment), whole(fee));
  const part = min(whole(paidIn), holders);
  const unpaid = max(whole(0n), plus(whole(repayment), whole(-paidIn)));
  const unpaidFee = max(whole(0n), min(whole(fee), plus(holders, whole(-paidIn))));
  return {
    face: text(face),
    repayment: text(repayment),
    fee: text(fee),
    paidIn: text(paidIn),
    units: text(units),
    soldUnits: text(sold),
    ceiling: text(down(max(whole(face), holders))),
    holdersPart: text(down(part)),
    unpaidRepayment: text(down(unpaid)),
    unpaidFee: text(down(unpaidFee)),
    earned: text(down(times(part, [units, sold]))),
  };
});

const seconds = { deadline: 1_000_000n, maturity: 2_000_000n, grace: 5n, delay: 30n };
const graceEnd = seconds.maturity + seconds.grace * 86_400n;
const defaultAt = graceEnd + seconds.delay * 86_400n;
const status = (
  [
    ["None", 0n, 0n, false, 1n, "none"],
    ["Listed", 0n, 0n, false, seconds.deadline, "open"],
    ["Listed", 49n, 0n, false, seconds.deadline + 1n, "failed"],
    ["Listed", 50n, 0n, false, seconds.deadline, "open"],
    ["Listed", 50n, 0n, false, seconds.deadline + 1n, "closing"],
    ["Listed", 100n, 0n, false, 1n, "closing"],
    ["Listed", 50n, 0n, true, 1n, "closing"],
    ["Listed", 100n, 0n, false, seconds.maturity, "closing"],
    ["Listed", 100n, 0n, false, seconds.maturity + 1n, "failed"],
    ["Funded", 50n, 0n, false, seconds.deadline, "selling"],
    ["Funded", 50n, 1n, false, seconds.deadline, "running"],
    ["Funded", 50n, 0n, false, seconds.deadline + 1n, "running"],
    ["Funded", 50n, 0n, true, 1n, "running"],
    ["Funded", 100n, 0n, false, 1n, "running"],
    ["Funded", 100n, 0n, false, seconds.maturity, "running"],
    ["Funded", 100n, 0n, false, seconds.maturity + 1n, "grace"],
    ["Funded", 100n, 0n, false, graceEnd, "grace"],
    ["Funded", 100n, 0n, false, graceEnd + 1n, "late"],
    ["Funded", 100n, 0n, false, defaultAt, "late"],
    ["Funded", 100n, 0n, false, defaultAt + 1n, "overdue"],
    ["Settled", 100n, 9n, false, 1n, "settled"],
    ["Defaulted", 100n, 9n, false, defaultAt + 9n, "defaulted"],
    ["Cancelled", 49n, 0n, false, 1n, "cancelled"],
  ] as const
).map(([state, soldUnits, paidIn, saleEnded, now, expected]) => ({
  state,
  soldUnits: text(soldUnits),
  totalUnits: "100",
  minUnits: "50",
  paidIn: text(paidIn),
  saleEnded,
  fundingDeadline: text(seconds.deadline),
  maturity: text(seconds.maturity),
  graceDays: text(seconds.grace),
  delayDays: text(seconds.delay),
  now: text(now),
  expected,
}));

// Written out by hand: the canonical text of each identity (null where it has none), then what scrypt
// makes of it. "O" reads as 0, "I" and "L" as 1, "M" as RN.
type Identity = [string, string, string, string, string, string | null];
const one = "10:201912345A2:SG7:09876542:HK7:1NV0001";
const inVietnam = "10:201912345A2:SG9:3145678902:VN7:1NV0001";
/** The same invoice in other characters: only its number differs. */
const spellings = [
  "INV-0001",
  "inv 0001",
  "lNV—OOO1",
  "１ＮＶ／０００１",
  "\u{1d422}\u{1d427}\u{1d42f}\u{1d7ce}\u{1d7ce}\u{1d7ce}\u{1d7cf}",
  "\u0406N\u03bd-\u041e\u039f\u09e6\u0661",
  "\u{2160}N\u0301V\ufe0f-0\u200b0\u202e0\u{e0031}1",
  "IN\u3164V-0\u115f001\u00ad",
  "\u0130nv 0001",
  "\u0131nv 0001",
].map((number): Identity => ["201912345A", "SG", "0987654", "HK", number, one]);
const identities: Identity[] = [
  ...spellings,
  ["201912345a", "sg", "098 7654", "hk", "INV-0001", one],
  ["2O1912345А", "SG", "O987654", "HK", "INV-0001", one],
  ["201912345A", "SG", "0987654", "HK", "INV-001", "10:201912345A2:SG7:09876542:HK6:1NV001"],
  ["201912345A", "SG", "0987654", "HK", "INV-0002", "10:201912345A2:SG7:09876542:HK7:1NV0002"],
  ["1", "SG", "11", "HK", "111", "1:12:SG2:112:HK3:111"],
  ["11", "SG", "1", "HK", "111", "2:112:SG1:12:HK3:111"],
  ["Straße 7", "DE", "№ 5", "TH", "ﬁ-9", "8:STRASSE72:DE3:N052:TH3:F19"],
  ["HRB 86891 B", "DE", "RM7 corn", "GB", "発票12", "9:HRB86891B2:DE8:RRN7C0RN2:GB4:発票12"],
  ["201912345A", "SG", "0987654", "HK", " -/ ", null],
  ["201912345A", "SGP", "0987654", "HK", "INV-0001", null],
  ["201912345A", "SG", "0987654", "ＨＫ", "INV-0001", null],
  ["201912345A", "SG", "0987654", "HK", "INV-\ue0001", null],
  ["201912345A", "SG", "0987654", "HK", "\u03bd-77", null],
  ["201912345A", "SG", "0987654", "HK", "\u02c0INV-0001\u0e46", one],
  ["201912345A", "SG", "0987654", "HK", "INV-\u2776", null],
  [
    "201912345A",
    "SG",
    "0987654",
    "HK",
    "\u0639-门12",
    "10:201912345A2:SG7:09876542:HK4:\u0639门12",
  ],
  // A registration number is read by its country's rule.
  ["201912345A", "SG", "0314567890", "VN", "INV-0001", inVietnam],
  ["UEN 201912345a", "SG", "MST: 314567890", "VN", "INV-0001", inVietnam],
  ["2O19-12345-A", "SG", "٠٣١٤٥٦٧٨٩٠", "VN", "INV-0001", inVietnam],
  ["201912345A", "SG", "0314567890-001", "VN", "INV-0001", inVietnam],
];
const fingerprints = identities.map(([seller, sellerIn, debtor, debtorIn, number, canonical]) => ({
  seller: { registryNumber: seller, country: sellerIn },
  debtor: { registryNumber: debtor, country: debtorIn },
  invoiceNumber: number,
  canonical,
  scrypt:
    canonical === null
      ? null
      : `0x${scryptSync(canonical, "tenora receivable fingerprint 1", 32, {
          N: 131_072,
          r: 8,
          p: 1,
          maxmem: 268_435_456,
        }).toString("hex")}`,
}));

/** Column by column: Foundry reads a column at once. */
function columns(table: readonly Record<string, string>[]): Record<string, string[]> {
  const names = Object.keys(table[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, table.map((row) => row[name] ?? "")]));
}

for (const [name, table] of Object.entries({
  pricing: columns(pricing),
  financing: columns(financing),
  lateFee: columns(lateFee),
  claims: columns(claims),
  status,
  fingerprints,
})) {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  writeFileSync(
    resolve(import.meta.dirname, `${file}.json`),
    `${JSON.stringify(table, null, 1)}\n`,
  );
}
