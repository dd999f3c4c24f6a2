import { NavLink } from "react-router";
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

/** The way between the pages of a portal. */
export function PortalNavigation({ portal }: { portal: keyof typeof portals }) {
  const { label, links } = portals[portal];
  return (
    <nav aria-label={label}>
      <ul className="-mx-2 flex flex-wrap border-line border-b pb-2 sm:gap-1">
        {links.map(({ to, label: name }) => (
          <li key={to}>
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
