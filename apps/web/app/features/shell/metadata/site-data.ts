import { brand } from "@tenora/domain/brand";

/** The organisation behind the site (schema.org/Organization). */
export const organizationData = (origin: string) => ({
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name: brand.name,
  url: origin,
  description: brand.description,
  logo: { "@type": "ImageObject", url: `${origin}/apple-touch-icon.png` },
  sameAs: [brand.links.linkedIn],
});

/** Organization and website, on every public page. */
export const siteData = (origin: string) => ({
  "@context": "https://schema.org",
  "@graph": [
    organizationData(origin),
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: brand.name,
      alternateName: brand.tagline,
      url: origin,
      inLanguage: "en",
      publisher: { "@id": `${origin}/#organization` },
    },
  ],
});
