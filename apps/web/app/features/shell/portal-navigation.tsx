import { NavLink } from "react-router";
import { showCurrent } from "~/ui/browser/show-current";
import { classes } from "~/ui/classes";

interface Portal {
  readonly label: string;
  /** `end`: only at this address, not below it. */
  readonly links: readonly {
    readonly to: string;
    readonly label: string;
    readonly end?: boolean;
  }[];
}

const portals = {
  business: {
    label: "Business Portal pages",
    links: [
      { to: "/business", label: "Overview", end: true },
      { to: "/business/funding-request", label: "Funding requests" },
      { to: "/business/payments", label: "Payments" },
      { to: "/business/rewards", label: "Rewards" },
      { to: "/business/profile", label: "Profile" },
      { to: "/business/emails", label: "Emails" },
    ],
  },
  investor: {
    label: "Investor Portal pages",
    links: [
      { to: "/investor", label: "Overview", end: true },
      { to: "/exchange", label: "Exchange" },
      { to: "/investor/portfolio", label: "Portfolio" },
      { to: "/investor/saved", label: "Saved" },
      { to: "/investor/emails", label: "Emails" },
    ],
  },
} as const satisfies Record<string, Portal>;

/** The way between the pages of a portal: one row, which scrolls within itself on phones. */
export function PortalNavigation({ portal }: { portal: keyof typeof portals }) {
  const { label, links }: Portal = portals[portal];
  // Each page has a row of its own, so that the link of a page is its current one from the start.
  return (
    <nav aria-label={label} className="-mx-5 border-line border-b sm:mx-0">
      <ul
        ref={showCurrent}
        data-scroll-row
        className="flex overflow-x-auto py-1 pb-2 pl-3.5 [scrollbar-width:none] sm:-mx-4 sm:gap-1 sm:px-1"
      >
        {links.map(({ to, label: name, end = false }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={end}
              className={({ isActive }) =>
                classes(
                  "inline-flex min-h-11 items-center rounded-control px-1.5 text-sm sm:px-3 sm:text-[0.9375rem]",
                  isActive ? "bg-mint-soft font-medium text-ink" : "text-muted hover:text-ink",
                )
              }
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
