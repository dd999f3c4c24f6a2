// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { HomeCalculator } from "./calculator.tsx";

afterEach(cleanup);

const page = (
  <MemoryRouter>
    <HomeCalculator />
  </MemoryRouter>
);

const result = () => screen.getByText("You'd get today").closest(".scene-note")?.textContent;
/** What a screen reader says after a key: politely what is wrong, and one figure. */
const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

it("home calculator: computes while one types, and says what is wrong without losing it", async () => {
  render(page);
  expect(result()).toMatch(/You'd get today23,650 USDC.*Cost350Investors get in 45 days24,000/);
  // The listings below it sell a part of theirs, and keep the rest until it is paid.
  expect(result()).toMatch(
    /If you sell the whole invoice.+Sell part of it, and the rest comes when it's paid\./,
  );
  const days = screen.getByLabelText("Due in, days");
  await userEvent.clear(days);
  await userEvent.type(days, "90");
  expect(result()).toMatch(/today23,310 USDC.*Investors get in 90 days/);
  await userEvent.type(days, "0");
  expect(announced()).toEqual([
    "Enter whole days from 1 to 365, such as 45.",
    "You'd get today– USDC",
  ]);
  expect(days).toHaveProperty("value", "900");
  expect(days.getAttribute("aria-invalid")).toBe("true");
  expect(result()).toContain("today– USDC");
});

it("home calculator: asks which amount is meant, counts nothing before, and goes on with the answer", async () => {
  render(page);
  const invoice = screen.getByLabelText<HTMLInputElement>("Invoice, USDC");
  await userEvent.clear(invoice);
  await userEvent.type(invoice, "1.000");
  expect(announced()).toEqual(["Do you mean 1,000 or 1.00?", "You'd get today– USDC"]);
  await userEvent.click(screen.getByRole("button", { name: "1,000" }));
  expect(invoice.value).toBe("1,000.00");
  expect(document.activeElement).toBe(invoice);
  expect(result()).toMatch(/today985 USDC/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("home calculator: the server writes the first result, and what was typed before the scripts counts", async () => {
  const box = document.body.appendChild(document.createElement("div"));
  box.innerHTML = renderToString(page);
  expect(box.textContent).toContain("23,650 USDC");
  const invoice = screen.getByLabelText<HTMLInputElement>("Invoice, USDC");
  invoice.value = "1000";
  render(page, { container: box, hydrate: true });
  expect(invoice.value).toBe("1000");
  expect(result()).toMatch(/today985 USDC/);
});
