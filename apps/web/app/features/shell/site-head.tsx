import { brand } from "@tenora/domain/brand";
import { useLocation, useMatches } from "react-router";
import { ServerJsonLd } from "./json-ld.tsx";
import { defaultKeywords } from "./keywords.ts";
import { siteData } from "./site-data.ts";

const officeOrTools = /^\/(?:admin|dev)(?:\/|$)/;
const insights = /^\/insights(?:\/|$)/;

/**
 * What search engines and social networks want of every public page, with whole addresses. Pages of
 * articles say the rest themselves, since what they describe may arrive later than the page.
 */
export function SiteHead({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  const isMissing = useMatches().some(({ id }) => id.startsWith("screens/errors/"));
  if (isMissing || officeOrTools.test(pathname)) return null;
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${brand.name} Insights (RSS)`}
        href="/insights/rss.xml"
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${brand.name} Insights (Atom)`}
        href="/insights/atom.xml"
      />
      {!insights.test(pathname) && <PageAddress origin={origin} path={pathname} />}
      <ServerJsonLd value={import.meta.env.SSR ? siteData(origin) : null} />
    </>
  );
}

function PageAddress({ origin, path }: { origin: string; path: string }) {
  const address = path === "/" ? `${origin}/` : origin + path.replace(/\/+$/, "");
  const image = `${origin}/og${path === "/" ? "/home" : path.replace(/\/+$/, "")}.jpg`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta name="keywords" content={defaultKeywords.join(", ")} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  );
}
