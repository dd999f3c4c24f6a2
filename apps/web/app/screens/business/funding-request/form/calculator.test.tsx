// @vitest-environment jsdom

import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { readAnswers } from "@tenora/domain/funding-request/draft/answers";
import type { DraftContext } from "@tenora/domain/funding-request/draft/check-draft";
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Calculator } from "./calculator.tsx";
import type { RequestForm } from "./use-request-form.ts";

afterEach(cleanup);

const seller = parseWalletAddress(`0x${"a1".repeat(20)}`);
if (seller === null) throw new Error("no address");
const context: DraftContext = {
  now: Date.parse("2026-03-01T12:00:00Z"),
  tier: 1,
  stablecoins: [{ symbol: "USDC", address: `0x${"c0".repeat(20)}`, decimals: 6 }],
  seller,
  ownEmailDomain: null,
  sellerCountry: "SG",
};
const invoice: Partial<Draft> = {
  dueDate: "2026-04-30",
  faceValue: "30,000.00",
  amount: "24,000.00",
  interestRate: "11.5",
};

interface PageProps {
  draft: Partial<Draft>;
  isFinal?: boolean;
  feeBps?: number;
}

function Page({ draft, isFinal = false, feeBps }: PageProps) {
  const [values, setValues] = useState<Draft>({ ...emptyDraft, ...draft });
  const change = (changed: Partial<Draft>) => setValues({ ...values, ...changed });
  const answers = readAnswers(values);
  const form = {
    values,
    answers,
    context: { ...context, feeBps },
    change,
  } as unknown as RequestForm;
  return (
    <>
      <label>
        Amount
        <input value={values.amount} onChange={(event) => change({ amount: event.target.value })} />
      </label>
      <Calculator form={form} isFinal={isFinal} />
    </>
  );
}

const slider = () => screen.getByLabelText<HTMLInputElement>("Advance rate");
const amount = () => screen.getByLabelText<HTMLInputElement>("Amount");
const slideTo = (percent: number) => fireEvent.change(slider(), { target: { value: percent } });
const said = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test("advance rate: is that of the amount, as it is typed", () => {
  render(<Page draft={invoice} />);
  expect(slider()).toMatchObject({ type: "range", min: "10", max: "100", value: "80" });
  expect(slider().getAttribute("aria-valuetext")).toBe("80 per cent of what your customer owes");
  expect(screen.getByRole("status").textContent).toBe("80%");
  fireEvent.change(amount(), { target: { value: "15,000.00" } });
  expect(slider().value).toBe("50");
});

test("advance rate: an order isn't owed before it is delivered", () => {
  render(<Page draft={{ ...invoice, kind: "order" }} />);
  expect(slider().getAttribute("aria-valuetext")).toBe("80 per cent of your customer’s order");
  cleanup();
  render(<Page draft={{ ...invoice, kind: "order", amount: "" }} />);
  expect(
    screen.getByText(/^Your customer’s order is for 30,000\.00 USDC\. Enter amount,/),
  ).toBeDefined();
});

test("advance rate: sliding sets the amount, and every figure with it", () => {
  render(<Page draft={invoice} />);
  slideTo(50);
  expect(amount().value).toBe("15,000.00");
  expect(said("Investors pay")).toBe("15,000.00 USDC");
  expect(said("Cash on funding, at least")).toBe("14,850.00 USDC");
  // 11.5 % on 15,000 over 61 days.
  expect(said("Due to investors")).toBe("15,288.30 USDC");
  expect(said("Comes back to you when your customer pays")).toBe("14,711.70 USDC");
});

test("fee: today's, beside the most that the terms allow", () => {
  render(<Page draft={invoice} feeBps={0} />);
  expect(said("Platform fee today, 0%")).toBe("0.00 USDC");
  expect(said("Cash on funding")).toBe("24,000.00 USDC");
  expect(said("Effective cost per year")).toBe(said("Investors earn per year"));
  const cap =
    "Your terms cap the fee at 1%. At that cap you'd pay 240.00 USDC, and the cost would be 17.67% a year.";
  expect(document.body.textContent).toContain(cap);
});

test.each(["30,000.00", "30,000.07", "1,234.56", "999,999.99"])(
  "advance rate: of %s, each whole percent stays where it was put, and never exceeds what is owed",
  (faceValue) => {
    render(<Page draft={{ ...invoice, faceValue, amount: "", interestRate: "0" }} />);
    for (let percent = 100; percent >= 10; percent -= 1) {
      slideTo(percent);
      expect(slider().value).toBe(String(percent));
      const owed = Number(faceValue.replaceAll(",", ""));
      expect(Number(amount().value.replaceAll(",", ""))).toBeLessThanOrEqual(
        (owed * percent) / 100,
      );
    }
  },
);

test.each<[string, Partial<Draft>, boolean]>([
  ["before an amount of the invoice", { ...invoice, faceValue: "" }, false],
  ["in a campaign, which nobody owes", { ...invoice, kind: "community" }, false],
  ["in the figures of a finished request", invoice, true],
])("advance rate: there is no slider %s", (_when, draft, isFinal) => {
  render(<Page draft={draft} isFinal={isFinal} />);
  expect(screen.queryByRole("slider")).toBeNull();
});
