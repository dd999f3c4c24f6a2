// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { investorRecord } from "#test/components/desk/records.ts";
import { InvestorFacts } from "./investor-facts.tsx";

afterEach(cleanup);

test.each([
  // Registered on a Monday.
  ["pending", "Decision dueJan 7, 2026, 10:00 UTC"],
  ["approved", null],
] as const)("investor's facts: until when a %s one is to be decided", (status, words) => {
  const { container } = render(
    <InvestorFacts investor={investorRecord({ status })} reviewDays={2} />,
  );
  if (words === null) expect(container.textContent).not.toContain("Decision due");
  else expect(container.textContent).toContain(words);
});
