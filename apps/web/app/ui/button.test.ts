import { expect, test } from "vitest";
import { buttonClass } from "./button.tsx";

test("six variants and four sizes, each with a look of its own §9.11 §9.12", () => {
  const variants = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
  const sizes = ["default", "sm", "lg", "icon"] as const;
  expect(new Set(variants.map((variant) => buttonClass({ variant }))).size).toBe(variants.length);
  expect(new Set(sizes.map((size) => buttonClass({ size }))).size).toBe(sizes.length);
});
