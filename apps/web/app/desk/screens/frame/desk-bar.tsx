import { brand } from "@tenora/domain/brand";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "~/features/shell/logo";
import "./desk.css";

/** The bar of every page below /admin, in place of the site's header. */
export function DeskBar({ children }: { children?: ReactNode }) {
  return (
    <div
      data-desk=""
      className="on-forest fixed inset-x-0 top-0 z-40 flex h-header items-center gap-3 bg-forest px-4 text-on-forest sm:gap-4 lg:px-6"
    >
      <Link
        to="/"
        aria-label={`${brand.name}, home`}
        className="flex min-h-11 shrink-0 items-center rounded-control"
      >
        <Logo className="max-sm:[&>:last-child]:hidden" />
      </Link>
      {children}
    </div>
  );
}
