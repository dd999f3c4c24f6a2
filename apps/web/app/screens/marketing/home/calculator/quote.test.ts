import fc from "fast-check";
import { expect, it } from "vitest";
import { firstInput, isQuote, quoteSale } from "./quote.ts";

it("home calculator: 24,000 in 45 days at 12 a year is 23,650 today, and costs what investors earn", () => {
  expect(quoteSale(firstInput)).toEqual({
    today: "23,650",
    cost: "350",
    investorsGet: "24,000",
    days: "45",
    isWhole: true,
  });
});

it("home calculator: without a return everything is paid out today", () => {
  expect(quoteSale({ invoice: "500.00", days: "30", rate: "0" })).toEqual({
    today: "500.00",
    cost: "0.00",
    investorsGet: "500.00",
    days: "30",
    isWhole: false,
  });
});

/** In hundredths. */
const amountOf = (text: string) =>
  BigInt((text.includes(".") ? text : `${text}.00`).replaceAll(/[,.]/g, ""));

it("home calculator: today and the cost are what investors get, and never more than the invoice", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 365 }),
      fc.integer({ min: 0, max: 100 }),
      (face, days, rate) => {
        const invoice = `${Math.floor(face / 100)}.${String(face % 100).padStart(2, "0")}`;
        const quote = quoteSale({ invoice, days: String(days), rate: String(rate) });
        if (!isQuote(quote)) return false;
        const { today, cost, investorsGet, isWhole } = quote;
        // A coin that was begun counts as a whole one.
        const most = isWhole ? BigInt(Math.ceil(face / 100) * 100) : BigInt(face);
        return (
          amountOf(today) + amountOf(cost) === amountOf(investorsGet) &&
          amountOf(investorsGet) <= most
        );
      },
    ),
  );
});

it.each([
  [{ invoice: "" }, { invoice: "Enter an invoice from 2 to 10,000,000, such as 24,000.00." }],
  [{ invoice: "24,5," }, { invoice: "Enter an invoice from 2 to 10,000,000, such as 24,000.00." }],
  [
    { invoice: "10,000,001" },
    { invoice: "Enter an invoice from 2 to 10,000,000, such as 24,000.00." },
  ],
  [
    { invoice: "24.000" },
    {
      invoice: "Do you mean 24,000 or 24.00?",
      answers: [
        { label: "24,000", text: "24,000.00" },
        { label: "24.00", text: "24.00" },
      ],
    },
  ],
  [{ days: "0" }, { days: "Enter whole days from 1 to 365, such as 45." }],
  [{ days: "4.5" }, { days: "Enter whole days from 1 to 365, such as 45." }],
  [{ rate: "-1" }, { rate: "Enter a yearly return from 0 to 100, such as 12." }],
])("home calculator: says what is wrong in %o", (change, errors) => {
  expect(quoteSale({ ...firstInput, ...change })).toEqual(errors);
});
