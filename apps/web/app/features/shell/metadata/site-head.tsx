import { useLocation, useMatches } from "react-router";
import { ServerJsonLd } from "./json-ld.tsx";
import { defaultKeywords } from "./keywords.ts";
import { siteData } from "./site-data.ts";

const privatePages = /^\/(?:admin|dev|emails|acknowledge)(?:\/|$)/;
const insights = /^\/insights(?:\/|$)/;

/**
 * Metadata of every public page for search engines and social networks, with absolute addresses.
 * Articles add their own, since their data may arrive later than the page.
 */
export function SiteHead({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  const isMissing = useMatches().some(({ id }) => id.startsWith("screens/errors/"));
  if (isMissing || privatePages.test(pathname)) return null;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title="RSS" href="/insights/rss.xml" />
      <link rel="alternate" type="application/atom+xml" title="Atom" href="/insights/atom.xml" />
      {!insights.test(pathname) && <PageAddress origin={origin} path={pathname} />}
      <ServerJsonLd value={import.meta.env.SSR ? siteData(origin) : null} />
    </>
  );
}

function PageAddress({ origin, path }: { origin: string; path: string }) {
  const address = origin + path;
  const image = `${origin}/og${path === "/" ? "/home" : path}.jpg`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta name="keywords" content={defaultKeywords.join(", ")} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
    </>
  );
}
