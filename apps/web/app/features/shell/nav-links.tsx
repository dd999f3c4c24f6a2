import { NavLink } from "react-router";

interface NavLinksProps {
  readonly links: readonly { readonly to: string; readonly label: string }[];
  readonly className?: string;
  /** The classes of a link. */
  readonly look: (isActive: boolean, to: string) => string;
}

/** Links of the header and of the menu of phones; the page shown, or the section it is in, is current. */
export function NavLinks({ links, className, look }: NavLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === "/"} className={({ isActive }) => look(isActive, to)}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
