import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach } from "vitest";
import { CurrentAdminContext } from "~/desk/features/in-memory-state";

type StubRoutes = Parameters<typeof createRoutesStub>[0];

// jsdom implements neither modal dialogs nor scrolling.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

afterEach(cleanup);

const NoFallback = () => null;

/** Renders routes at an address, for a signed-in admin. */
export function renderScreen(routes: StubRoutes, address: string): void {
  const Stub = createRoutesStub(routes.map((one) => ({ HydrateFallback: NoFallback, ...one })));
  render(
    <CurrentAdminContext value="op@example.com">
      <Stub initialEntries={[address]} />
    </CurrentAdminContext>,
  );
}

/** A loader whose data never arrives. */
export const pending = (): Promise<never> => new Promise(() => {});

/** The list's row that contains this text. */
export async function findRow(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest("tr");
  if (row === null) throw new Error(`"${text}" is in no row`);
  return row;
}
