import { brand } from "@tenora/domain/brand";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { CopyrightYear } from "./copyright-year.tsx";
import { FooterFacts } from "./footer-facts.tsx";
import { Logo } from "./logo.tsx";
import { footerColumns, legalLinks } from "./site-links.ts";
import { SocialLinks } from "./social-links.tsx";

interface FooterProps {
  year: number;
  themeToggle: ReactNode;
}

export function Footer({ year, themeToggle }: FooterProps) {
  return (
    <footer className="on-forest bg-forest-deep text-on-forest">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-5 py-4 md:grid-cols-[2fr_1fr_1fr] md:py-16">
        <div className="flex flex-wrap items-center justify-between max-md:col-span-2 md:block">
          <Logo />
          <FooterFacts />
          <SocialLinks />
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold text-sm">{title}</h2>
            <ul className="md:mt-3">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-[0.9375rem] text-on-forest-muted underline-offset-4 hover:text-on-forest hover:underline md:min-h-9"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-on-forest/15 border-t py-3">
          <p className="text-on-forest-muted text-sm">
            © <CopyrightYear year={year} /> {brand.name}. All rights reserved.
          </p>
          <nav aria-label="Legal" className="sm:ml-auto">
            <ul className="flex gap-x-5">
              {legalLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-on-forest-muted text-sm underline-offset-4 hover:text-on-forest hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {themeToggle}
        </div>
      </div>
    </footer>
  );
}
