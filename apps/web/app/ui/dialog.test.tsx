// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";

test("dialog: only its body scrolls, never the panel, so that its head stays in sight", () => {
  // jsdom has no modals.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  render(
    <Dialog open title="Terms" onClose={() => undefined}>
      <p>Text</p>
    </Dialog>,
  );
  // A panel with hidden overflow still scrolls to what takes the focus.
  expect(screen.getByRole("dialog").className.split(" ")).toContain("overflow-clip");
  const body = screen.getByText("Text").parentElement?.className.split(" ");
  expect(body).toEqual(expect.arrayContaining(["relative", "overflow-y-auto"]));
});
