// @vitest-environment jsdom
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DraftText } from "./draft-fields.tsx";
import { ReadingLine } from "./files/reading-line.tsx";
import { FromFile } from "./from-file.tsx";
import type { RequestForm } from "./use-request-form.ts";

afterEach(cleanup);

const fileAnswers = {
  customerName: "Cleo Retail GmbH",
  customerCountry: "DE",
  dueDate: "2026-05-01",
  faceValue: "24,000.00",
};

function show(name: keyof Draft, typed: string) {
  const change = vi.fn();
  const form = { values: { ...emptyDraft, [name]: typed }, fileAnswers, change };
  const { container } = render(<FromFile form={form} name={name} />);
  return { change, text: container.textContent ?? "" };
}

describe("answers of a file", () => {
  test("are marked while they are the file's, however they are typed", () => {
    expect(show("customerName", "Cleo Retail GmbH").text).toBe("From the file");
    expect(show("faceValue", "24000").text).toBe("From the file");
  });

  test.each([
    ["customerName", "Cleo", "The file says Cleo Retail GmbH."],
    ["customerCountry", "AT", "The file says Germany."],
    ["dueDate", "2026-05-02", "The file says May 1, 2026."],
    ["faceValue", "24,000.01", "The file says 24,000.00."],
  ] as const)("another %s stays, and the file's is offered", async (name, typed, words) => {
    const { change, text } = show(name, typed);
    expect(text).toContain(words);
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: /^Use the file’s value/ }));
    expect(change).toHaveBeenCalledWith({ [name]: fileAnswers[name] });
  });

  test("of which the file says nothing have no mark", () => {
    expect(show("invoiceNumber", "1").text).toBe("");
    expect(show("customerEmail", "a@b.example").text).toBe("");
  });

  test("are described to people who hear the field", () => {
    const form = {
      values: { ...emptyDraft, ...fileAnswers },
      fileAnswers,
      errors: {},
      comments: {},
    };
    render(<DraftText form={form as unknown as RequestForm} name="customerName" />);
    const field = screen.getByLabelText("Customer's legal name");
    const help = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(help?.textContent).toBe("From the file");
  });
});

test("a file says what was read of it, what differs, and why nothing was", () => {
  const seller = { name: "Ben", registryNumber: null, vatId: null };
  const reading = {
    outcome: "read" as const,
    answers: { invoiceNumber: "BT-118", currency: "USD" },
    seller,
    isSelfBilled: true,
    totalsDifference: "0.05",
    warnings: ["PREPAID_UNKNOWN", "DUE_DATE_UNCLEAR"] as const,
  };
  const { container, rerender } = render(<ReadingLine reading={reading} />);
  expect(container.textContent).toContain("E-invoice BT-118 read.");
  expect(container.textContent).toContain("self-billed");
  expect(container.textContent).toContain(
    "differ by 0.05 USD. It doesn’t say what was paid before, so check what is left to pay. " +
      "Its due date isn’t one that we understand, so it wasn’t filled in.",
  );
  rerender(<ReadingLine reading={{ outcome: "refused", message: "This is a credit note." }} />);
  expect(container.textContent).toContain("We couldn’t read its e-invoice");
  expect(container.textContent).toContain("This is a credit note.");
  rerender(<ReadingLine reading={null} />);
  expect(container.textContent).toBe("");
});
