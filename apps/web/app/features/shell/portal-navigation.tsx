import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { scrollToCentre } from "~/ui/browser/scroll-to-centre";
import { classes } from "~/ui/classes";

const portals = {
  business: {
    label: "Business Portal pages",
    links: [
      { to: "/business/funding-request", label: "Requests" },
      { to: "/business/payments", label: "Payments" },
      { to: "/business/rewards", label: "Rewards" },
      { to: "/business/profile", label: "Profile" },
      { to: "/business/emails", label: "Emails" },
    ],
  },
  investor: {
    label: "Investor Portal pages",
    links: [
      { to: "/exchange", label: "Exchange" },
      { to: "/investor/portfolio", label: "Portfolio" },
      { to: "/investor/emails", label: "Emails" },
    ],
  },
} as const;

/** The way between the pages of a portal: one row, which scrolls on phones. */
export function PortalNavigation({ portal }: { portal: keyof typeof portals }) {
  const { label, links } = portals[portal];
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);

  // On a phone the current link may be outside the visible part of the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes
  useEffect(() => scrollToCentre(row.current, "[aria-current]"), [pathname]);

  return (
    <nav aria-label={label}>
      <ul
        ref={row}
        className="-mx-5 sm:-mx-3 flex overflow-x-auto border-line border-b px-3 py-1 pb-2 [scrollbar-width:none] sm:gap-1 sm:px-1"
      >
        {links.map(({ to, label: name }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              className={({ isActive }) =>
                classes(
                  "inline-flex min-h-11 items-center rounded-control px-2 text-[0.9375rem] sm:px-3",
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
