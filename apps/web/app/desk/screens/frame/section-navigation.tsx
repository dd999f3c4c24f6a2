import type { WaitingCounts } from "@tenora/database/operations/count-waiting";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { LoadingBar } from "~/desk/features/loading/loading-bar";
import { useIsSlowToOpen } from "~/desk/features/loading/use-is-slow";
import { showCurrent } from "~/ui/browser/show-current";
import { classes } from "~/ui/classes";

/** What waits in each section. */
export interface SectionCounts extends WaitingCounts {
  /** On the exchange, and an operator can do something about it. */
  readonly market: number;
}

interface Section {
  readonly to: string;
  readonly label: string;
  /** What waits there for an operator. */
  readonly waits?: keyof SectionCounts;
}

/** By what they are for: deciding, telling, and the portal itself. */
const groups: readonly (readonly Section[])[] = [
  [
    { to: "/admin", label: "Requests", waits: "requests" },
    { to: "/admin/funding-requests", label: "Funding requests", waits: "fundingRequests" },
    { to: "/admin/market", label: "Market", waits: "market" },
    { to: "/admin/book", label: "Book" },
    { to: "/admin/investors", label: "Investors", waits: "investors" },
  ],
  [
    { to: "/admin/articles", label: "Articles" },
    { to: "/admin/mails", label: "Mail", waits: "mails" },
    { to: "/admin/audit", label: "Audit log" },
  ],
  [
    { to: "/admin/admins", label: "Admins" },
    { to: "/admin/sessions", label: "Sessions" },
  ],
];

/** What an admin reaches who still has to set up a required second factor. */
const accountGroups: readonly (readonly Section[])[] = [
  [
    { to: "/admin/two-factor", label: "Two-factor" },
    { to: "/admin/sessions", label: "Sessions" },
  ],
];

/** Counting stops there. */
const mostShown = 99;

/** The sections of the portal: a side bar on wide screens, a strip on others, which scrolls on phones. */
export function SectionNavigation({
  waiting,
  isAccountOnly = false,
}: {
  readonly waiting: SectionCounts | null;
  readonly isAccountOnly?: boolean;
}) {
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);

  // On a phone the current link may be outside the visible part of the navigation: it is brought to its
  // middle, again when the phone is turned or the counts make room for themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes
  useEffect(() => {
    const show = () => showCurrent(strip.current);
    show();
    window.addEventListener("resize", show);
    return () => window.removeEventListener("resize", show);
  }, [pathname, waiting]);

  // An entry belongs to its list; requests are below /admin/requests, and their list is /admin.
  const isWithin = (to: string) =>
    pathname.startsWith(to === "/admin" ? "/admin/requests/" : `${to}/`);
  return (
    <nav
      ref={strip}
      aria-label="Portal"
      data-scroll-row
      className={classes(
        "overflow-x-auto border-line border-b bg-paper px-2",
        "lg:sticky lg:top-header lg:h-[calc(100dvh-var(--spacing-header))] lg:overflow-y-auto",
        "lg:border-r lg:border-b-0 lg:px-3 lg:py-3",
      )}
    >
      <ul className="flex lg:flex-col lg:gap-0.5">
        {(isAccountOnly ? accountGroups : groups).flatMap((sections, group) =>
          sections.map(({ to, label, waits }, at) => (
            <li
              key={to}
              className={classes(
                group > 0 && at === 0 && "lg:mt-2 lg:border-line lg:border-t lg:pt-2",
              )}
            >
              <SectionLink
                to={to}
                label={label}
                isCurrent={pathname === to || isWithin(to)}
                isWithin={isWithin(to)}
                waiting={waits === undefined ? 0 : (waiting?.[waits] ?? 0)}
              />
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  readonly to: string;
  readonly label: string;
  /** Its list or one of its entries is open. */
  readonly isCurrent: boolean;
  /** One of its entries is open. */
  readonly isWithin: boolean;
  /** How much waits there; nothing is shown of zero. */
  readonly waiting: number;
}

/** A link to a section, with a loading bar when that is slow, but not from its own entries. */
function SectionLink({ to, label, isCurrent, isWithin, waiting }: SectionLinkProps) {
  const isSlow = useIsSlowToOpen(to) && !isWithin;
  return (
    <NavLink
      to={to}
      end
      aria-busy={isSlow || undefined}
      data-current={isCurrent || undefined}
      title={waiting > 0 ? `${waiting > mostShown ? `${mostShown}+` : waiting} waiting` : undefined}
      className={classes(
        "relative flex min-h-11 items-center overflow-hidden whitespace-nowrap px-2.5 font-medium",
        // All of them fit beside each other on a tablet.
        "md:max-lg:px-1 md:max-lg:text-[0.8125rem]",
        "border-b-2 text-sm transition-colors duration-150",
        "lg:min-h-9 lg:rounded-control lg:border-b-0 lg:px-3 lg:pointer-coarse:min-h-11",
        // The navigation scrolls, and would cut off an outer outline.
        "focus-visible:-outline-offset-2",
        isCurrent
          ? "border-mint-strong text-ink lg:bg-mint-soft"
          : "border-transparent text-muted hover:text-ink lg:hover:bg-ink/5",
      )}
    >
      {label}
      {waiting > 0 && (
        // Not part of the name: the title describes it.
        <span
          aria-hidden="true"
          className="figures ml-2 md:max-lg:ml-1 rounded-full bg-amber-soft px-1.5 text-amber text-xs leading-5 lg:ml-auto"
        >
          {waiting > mostShown ? `${mostShown}+` : waiting}
        </span>
      )}
      {isSlow && <LoadingBar edge="bottom" />}
    </NavLink>
  );
}
