import { type FormEvent, useEffect, useRef } from "react";
import { NavLink, useFetcher, useLocation } from "react-router";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { notify } from "~/ui/toast/toast";
import { hasInMemoryState, unsavedArticle } from "../../features/admin/in-memory-state.ts";
import { LoadingBar } from "../../features/admin/loading/loading-bar.tsx";
import { useIsSlowToOpen } from "../../features/admin/loading/use-is-slow.ts";
import type { AdminSessionResponse } from "./account/sign-in/admin-session.route.ts";

const sections = [
  { to: "/admin", label: "Requests" },
  { to: "/admin/funding-requests", label: "Funding requests" },
  { to: "/admin/investors", label: "Investors" },
  { to: "/admin/articles", label: "Articles" },
  { to: "/admin/mails", label: "Mail" },
  { to: "/admin/audit", label: "Audit log" },
  { to: "/admin/admins", label: "Admins" },
  { to: "/admin/sessions", label: "Sessions" },
] as const;

export function AdminHeader({ email }: { email: string | null }) {
  const fetcher = useFetcher<AdminSessionResponse>();
  const response = fetcher.data;

  useEffect(() => {
    if (response?.ok === false) {
      notify({ title: "Error", description: "Failed to sign out", tone: "destructive" });
    }
  }, [response]);

  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-medium font-serif text-title">Admin Operations Portal</h1>
          {email && <p className="mt-1 truncate text-muted text-sm">{email}</p>}
        </div>
        <fetcher.Form method="delete" action="/api/admin/session" onSubmit={confirmUnsaved}>
          <Button type="submit" variant="outline" busy={fetcher.state !== "idle"}>
            Sign out
          </Button>
        </fetcher.Form>
      </header>
      <Sections />
    </>
  );
}

function confirmUnsaved(event: FormEvent): void {
  const question = "You have unsaved changes to an article. Sign out and discard them?";
  if (hasInMemoryState(unsavedArticle) && !window.confirm(question)) event.preventDefault();
}

function Sections() {
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);

  // On a phone the current link may be outside the visible part of the navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes
  useEffect(() => {
    const link = strip.current?.querySelector("[aria-current]");
    if (!strip.current || !link) return;
    const visible = strip.current.getBoundingClientRect();
    const current = link.getBoundingClientRect();
    strip.current.scrollLeft +=
      current.left + current.width / 2 - (visible.left + visible.width / 2);
  }, [pathname]);

  // An entry belongs to its list; requests are below /admin/requests, and their list is /admin.
  const isWithin = (to: string) =>
    pathname.startsWith(to === "/admin" ? "/admin/requests/" : `${to}/`);
  return (
    <nav ref={strip} aria-label="Portal" className="mt-5 overflow-x-auto border-line border-b">
      <ul className="flex gap-1">
        {sections.map(({ to, label }) => (
          <li key={to}>
            <SectionLink to={to} label={label} isWithin={isWithin(to)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  readonly to: string;
  readonly label: string;
  /** One of its entries is open. */
  readonly isWithin: boolean;
}

/** A link to a section, with a loading bar when that is slow, but not from its own entries. */
function SectionLink({ to, label, isWithin }: SectionLinkProps) {
  const isSlow = useIsSlowToOpen(to) && !isWithin;
  return (
    <NavLink
      to={to}
      end
      aria-busy={isSlow || undefined}
      className={({ isActive }) =>
        classes(
          "relative -mb-px flex min-h-11 items-center whitespace-nowrap border-b-2 px-2 font-medium",
          // The navigation scrolls, and would cut off an outer outline.
          "focus-visible:-outline-offset-2",
          "text-sm transition-colors duration-150 sm:px-4 sm:text-[0.9375rem]",
          isActive || isWithin
            ? "border-mint-strong text-ink"
            : "border-transparent text-muted hover:text-ink",
        )
      }
    >
      {label}
      {isSlow && <LoadingBar edge="bottom" />}
    </NavLink>
  );
}
