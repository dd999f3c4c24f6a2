import type { Operator } from "@tenora/configuration/web-settings";
import { brand } from "@tenora/domain/brand";
import { useRouteLoaderData } from "react-router";
import type { loader } from "~/root";

/** In the page once; the browser reads it where a page's failure replaces the footer. */
const id = "site";

/**
 * What the site is and who runs it, below the logo. Only the server writes it, since it is the same on
 * every page: browsers load no code for it and leave it as it is.
 */
export const FooterFacts = import.meta.env.SSR ? ServerFacts : Unchanged;

function Unchanged() {
  const __html = document.getElementById(id)?.innerHTML ?? "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

function ServerFacts() {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <div
      id={id}
      className="max-w-[44ch] space-y-2 pt-2 text-on-forest-muted text-sm max-md:order-1 md:space-y-3 md:pt-5 md:text-[0.9375rem]"
    >
      <p>{brand.description}</p>
      {root && <OperatorLines operator={root.operator} isDemo={root.config.features.demo} />}
    </div>
  );
}

/** Company, jurisdiction, address and mail, as far as they are configured. */
export function OperatorLines({ operator, isDemo }: { operator: Operator; isDemo: boolean }) {
  const { company, jurisdiction, address, email } = operator;
  const lines = isDemo
    ? ["A local demo: everything in it is invented, and no company stands behind it."]
    : company === null
      ? ["The operator of this site hasn't published their name yet."]
      : [company, jurisdiction, address].filter((line) => line !== null);
  return (
    <address className="wrap-anywhere text-sm not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {email && (
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-on-forest md:min-h-9"
        >
          {email}
        </a>
      )}
    </address>
  );
}
