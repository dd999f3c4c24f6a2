import { findPersona, type PersonaName, persona } from "@tenora/domain/demo/personas";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Link, useMatches, useNavigate } from "react-router";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import {
  announceDemoWallet,
  demoWalletId,
  demoWalletName,
} from "./provider/announce-demo-wallet.ts";
import { announceAccounts } from "./provider/demo-provider.ts";
import { becomePerson } from "./provider/demo-store.ts";
import { StepsPanel } from "./steps/steps-panel.tsx";

/** Those whom the README's first five minutes need, in its order, and what each of them does. */
const people = [
  ["Dara", "invests"],
  ["Ben", "sells"],
  ["Cleo", "pays"],
  ["Olga", "reviews"],
  ["Ada", "is new"],
] as const satisfies readonly (readonly [PersonaName, string])[];

/** Where each of them goes first. */
const places: Readonly<Record<PersonaName, { readonly to: string; readonly label: string }>> = {
  Dara: { to: "/exchange?status=open", label: "Buy a note" },
  Eli: { to: "/exchange?status=open", label: "Buy a note" },
  Ben: { to: "/business/funding-request", label: "Sell an invoice" },
  Cleo: {
    to: "/exchange?status=running&status=late&seller=ben-trading-pte-ltd",
    label: "Pay an invoice",
  },
  Olga: { to: "/admin/funding-requests", label: "Review requests" },
  Ada: { to: "/business", label: "Onboard" },
};

/**
 * The entrance of a demonstration: one press on a name is enough to be that person. It lies at the foot
 * of the window, after everything else in the document, so that it moves nothing; in small windows at the
 * end of the page, where it covers nothing either.
 */
export function DemoBar() {
  const wallet = useWallet();
  const navigate = useNavigate();
  const bar = useRef<HTMLElement>(null);
  const isDemoWallet = wallet.isConnected && wallet.providerName === demoWalletName;
  const found = isDemoWallet ? findPersona(wallet.walletAddress) : undefined;
  const current = found?.name as PersonaName | undefined;
  useRoomForFocus(bar);

  function become(name: PersonaName) {
    announceDemoWallet();
    const connecting = becomePerson(persona(name), () => {
      announceAccounts();
      return wallet.connect(demoWalletId);
    });
    connecting.catch(notifyFailed);
    if (name === "Olga") void navigate("/admin");
  }

  return createPortal(
    <aside
      ref={bar}
      aria-label="Local demo"
      data-window-foot
      className="sticky bottom-0 z-30 border-line border-t bg-surface-raised text-ink text-sm shadow-raised print:hidden max-md:static short:static"
    >
      <div className="page-width relative flex items-center gap-x-1.5 py-1.5 max-sm:px-2 md:gap-x-4 md:py-2">
        <p className="shrink-0 max-md:hidden">
          <Situation current={current} />
        </p>
        <p className="w-11 shrink-0 text-center text-[0.8125rem] md:hidden">
          <ShortSituation current={current} />
        </p>
        <ul className="flex flex-1 gap-1 md:gap-1.5">
          {people.map(([name, does]) => (
            <li key={name} className="max-md:flex-1">
              <Button
                size="sm"
                variant={name === current ? "default" : "outline"}
                aria-pressed={name === current}
                className="w-full max-md:px-0.5"
                onClick={() => become(name)}
              >
                {name}
                <span className="font-normal max-lg:hidden">{does}</span>
              </Button>
            </li>
          ))}
        </ul>
        <StepsPanel isActive={current !== undefined}>
          {current && <Situation current={current} />}
        </StepsPanel>
      </div>
    </aside>,
    document.body,
  );
}

/** The current persona, and what they do first. */
function Situation({ current }: { current: PersonaName | undefined }) {
  const isSignedOut = useIsSignedOutAdmin();
  if (current === undefined) return "Local demo · try as";
  if (current === "Olga" && isSignedOut)
    return (
      <>
        You’re <strong>Olga</strong>. Sign in with the email address and password that{" "}
        <code>npm start</code> printed.
      </>
    );
  const { to, label } = places[current];
  return (
    <>
      You’re <strong>{current}</strong> ·{" "}
      <Link to={to} className="text-mint-strong underline underline-offset-4">
        {label}
      </Link>
    </>
  );
}

/** The same where only a word has room; the panel of steps says the rest. */
function ShortSituation({ current }: { current: PersonaName | undefined }) {
  if (current === undefined) return "Try as";
  const { to, label } = places[current];
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-medium text-mint-strong underline underline-offset-4"
    >
      Next<span className="sr-only">: {label}</span>
    </Link>
  );
}

/** The page is the admin portal, and no admin has signed in. */
function useIsSignedOutAdmin(): boolean {
  const admin = useMatches().find(({ id }) => id === "desk/screens/admin");
  const data = admin?.loaderData as { readonly email?: string | null } | null | undefined;
  return data?.email === null;
}

/** What takes the focus scrolls clear of the bar where it lies over the page. */
function useRoomForFocus(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    const watched = new ResizeObserver(([entry]) => {
      const isOver = entry && getComputedStyle(entry.target).position === "sticky";
      style.scrollPaddingBottom = isOver ? `${entry.borderBoxSize[0]?.blockSize ?? 0}px` : "";
    });
    if (bar.current) watched.observe(bar.current);
    return () => {
      watched.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [bar]);
}

function notifyFailed(error: unknown) {
  console.error(error);
  notify({
    title: "Connection failed",
    description: "Failed to connect to wallet",
    tone: "destructive",
  });
}
