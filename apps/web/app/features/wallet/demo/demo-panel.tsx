import { findPersona, personas } from "@tenora/domain/demo/personas";
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui/button";
import { ClockPanel } from "./clock/clock-panel.tsx";
import { DemoBar } from "./demo-bar.tsx";
import { useLastPressed, usePanelPlace } from "./place/use-panel-place.ts";
import { announceDemoWallet } from "./provider/announce-demo-wallet.ts";
import {
  clearPerson,
  getDemoState,
  type PendingRequest,
  restorePerson,
  storePerson,
  subscribeToDemo,
} from "./provider/demo-store.ts";
import { describeRequest } from "./provider/describe-request.ts";

const nothing = { person: null, connected: false, open: [] };

/** What a demonstration shows on every page: its clock, its people, and the requests of its wallet. */
export default function DemoPanel(): ReactNode {
  return (
    <>
      <ClockPanel />
      <DemoBar />
      <WalletRequests />
    </>
  );
}

/** Restores this tab's demo wallet and shows its requests one at a time. */
function WalletRequests() {
  const { open } = useSyncExternalStore(subscribeToDemo, getDemoState, () => nothing);
  const container = useTopContainer();
  const request = open[0];
  useLastPressed();

  useEffect(() => {
    if (restorePerson()) announceDemoWallet();
  }, []);

  if (!request) return null;
  return createPortal(<RequestPanel key={request.id} request={request} />, container);
}

/** Everything outside an open modal is inert, so the panel then renders inside it. */
function useTopContainer(): Element {
  const find = () => document.querySelector("dialog:modal") ?? document.body;
  const [container, setContainer] = useState(find);
  useEffect(() => {
    const look = () => setContainer(find());
    const stop = subscribeToDemo(look);
    document.addEventListener("close", look, true);
    return () => {
      stop();
      document.removeEventListener("close", look, true);
    };
  });
  return container;
}

function RequestPanel({ request }: { request: PendingRequest }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const place = usePanelPlace(panel);
  const { title, details } = describeRequest(request);
  const connecting = request.method === "eth_requestAccounts";

  // Like a wallet's own window, the panel takes the focus.
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <div
      ref={panel}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-details`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        request.reject();
      }}
      style={place ?? undefined}
      className="fixed z-50 w-[min(24rem,100vw-2rem)] overflow-y-auto rounded-card border border-line-strong bg-surface-raised p-5 text-ink shadow-raised"
    >
      <p className="text-muted text-sm">Demo wallet · {getDemoState().person?.name}</p>
      <h2 id={`${id}-title`} className="mt-1 font-semibold">
        {title}
      </h2>
      {/* Focusable, so that the arrow keys scroll a long message. */}
      <pre
        id={`${id}-details`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling is the interaction
        tabIndex={0}
        className="mt-3 max-h-64 overflow-y-auto whitespace-pre-wrap break-words rounded-control bg-surface-sunken p-3 font-sans text-sm"
      >
        {details}
      </pre>
      {connecting && <PersonChoice />}
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button variant="outline" onClick={request.reject}>
          Reject
        </Button>
        <Button onClick={request.confirm}>Confirm</Button>
      </div>
      {connecting && <RemoveWallet />}
    </div>
  );
}

function PersonChoice() {
  const { person } = useSyncExternalStore(subscribeToDemo, getDemoState, () => nothing);
  return (
    <label className="mt-3 block font-medium text-sm">
      Account
      <select
        value={person?.address}
        onChange={(event) => {
          const chosen = findPersona(event.target.value);
          if (chosen) storePerson(chosen, false);
        }}
        className="mt-1.5 block min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base text-ink"
      >
        {personas.map(({ name, role, address }) => (
          <option key={address} value={address}>
            {name} · {role}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An announcement can't be taken back (EIP-6963), hence the reload. */
function RemoveWallet() {
  return (
    <Button
      variant="ghost"
      className="mt-2 w-full"
      onClick={() => {
        clearPerson();
        window.location.reload();
      }}
    >
      Remove the demo wallet
    </Button>
  );
}
