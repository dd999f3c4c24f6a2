import { describe, expect, test } from "vitest";
import {
  canReinstate,
  canRestartOnboarding,
  canReview,
  canSuspend,
  isEligible,
} from "./business.ts";

describe("a business", () => {
  test.each([
    ["pending", { eligible: false, review: true, restart: false }],
    ["approved", { eligible: true, review: false, restart: false }],
    ["rejected", { eligible: false, review: false, restart: true }],
  ] as const)("that is %s", (status, expected) => {
    const overview = { status, tier: 3 } as const;
    expect(isEligible(overview)).toBe(expected.eligible);
    expect(canReview(status)).toBe(expected.review);
    expect(canRestartOnboarding(overview)).toBe(expected.restart);
  });

  test("without a record may only onboard", () => {
    expect(isEligible(null)).toBe(false);
    expect(canRestartOnboarding(null)).toBe(true);
  });

  test("that is suspended stays approved, and is not eligible until it is reinstated", () => {
    expect(isEligible({ status: "approved", tier: 1, suspended: true })).toBe(false);
    const suspendedAt = new Date("2026-01-05");
    expect(canSuspend({ status: "approved", suspendedAt: null })).toBe(true);
    expect(canSuspend({ status: "approved", suspendedAt })).toBe(false);
    expect(canSuspend({ status: "pending", suspendedAt: null })).toBe(false);
    expect(canReinstate({ status: "approved", suspendedAt })).toBe(true);
    expect(canReinstate({ status: "approved", suspendedAt: null })).toBe(false);
  });
});
