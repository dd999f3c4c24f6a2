// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { investorRecord } from "../testing/records.ts";
import { InvestorFooter } from "./investor-footer.tsx";

afterEach(cleanup);

const show = (isIdViewed: boolean, status: "pending" | "approved" = "pending") =>
  render(
    <InvestorFooter
      investor={investorRecord({ status })}
      isIdViewed={isIdViewed}
      actions={{ isUpdating: false } as never}
    />,
  );

test("investor review: says beside Approve that nobody has viewed the ID number", () => {
  show(false);
  const warning = screen.getByText("ID number not viewed yet.");
  const approve = screen.getByRole("button", { name: "Approve" });
  expect(approve.getAttribute("aria-describedby")).toBe(warning.id);
  expect(warning.compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [true, "pending"],
  [false, "approved"],
] as const)(
  "investor review: is silent of it once it was viewed, or decided: %j",
  (viewed, status) => {
    show(viewed, status);
    expect(screen.queryByText(/ID number/)).toBeNull();
  },
);
