import { brand } from "@tenora/domain/brand";
import { type ReactNode, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { classes } from "~/ui/classes";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavLinks } from "./nav-links.tsx";
import { headerLinks } from "./site-links.ts";

/** Pixels after which a transparent header becomes frosted glass. */
const scrollThreshold = 10;
/** The portals, with every page below them. */
const solidSections = /^\/(?:business|investor)(?:\/|$)/;

const looks = {
  solid: "on-forest border-forest bg-forest text-on-forest",
  frosted: "border-line bg-paper/85 text-ink backdrop-blur-md",
  clear: "border-transparent text-ink has-[:popover-open]:bg-paper",
} as const;

export function Header({ walletButton }: { walletButton: ReactNode }) {
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(scrollThreshold);
  const look = solidSections.test(pathname) ? "solid" : scrolled ? "frosted" : "clear";

  return (
    <header
      data-look={look}
      className={classes(
        "fixed inset-x-0 top-0 z-40 h-header border-b",
        "transition-[background-color,border-color] duration-200 ease-calm",
        looks[look],
      )}
    >
      <div className="page-width flex h-full items-center gap-2 sm:gap-4">
        <Link
          to="/"
          aria-label={`${brand.name}, home`}
          className="-ml-1 flex min-h-11 shrink-0 items-center rounded-control px-1"
        >
          <Logo className="max-[22rem]:[&>:last-child]:hidden max-sm:gap-1.5 max-sm:[&>:last-child]:text-[1.3125rem]" />
        </Link>
        <nav aria-label="Main" className="ml-auto hidden md:block">
          <NavLinks
            links={headerLinks}
            className="flex items-center lg:gap-2"
            look={(isActive, to) =>
              classes(
                "header-link",
                (isActive || (to === "/investor" && pathname.startsWith("/exchange"))) &&
                  "header-link-current",
              )
            }
          />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-0.5 md:ml-2 max-sm:[&>button]:px-3">
          {walletButton}
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function subscribeToScroll(changed: () => void) {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}

/** True once the page has been scrolled by more than this many pixels. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}
