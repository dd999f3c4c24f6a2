import { Link } from "react-router";
import type { ListingsTab } from "../listings-page.ts";

/** The parts of the list, as links: each has an address, and works without JavaScript. */
export const ListingsTabs = ({ tabs }: { tabs: readonly ListingsTab[] }) => (
  <nav aria-label="Receivables by status">
    <ul data-scroll-row className="listings-tabs">
      {tabs.map(({ name, label, count, to, isCurrent }) => (
        <li key={name} className="shrink-0">
          <Link to={to} preventScrollReset aria-current={isCurrent ? "page" : undefined}>
            {label} <span>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
