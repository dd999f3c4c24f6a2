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
  expect(screen.getByRole("button", { name: "Approve" })).toBeTruthy();
  expect(screen.getByText("ID number not viewed yet.")).toBeTruthy();
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
