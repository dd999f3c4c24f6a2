import { brand } from "@tenora/domain/brand";
import { useRouteLoaderData } from "react-router";
import { JsonLd } from "~/features/shell/metadata/json-ld";
import { defaultKeywords } from "~/features/shell/metadata/keywords";
import { articleData } from "./article-data.ts";
import type { ArticlePage } from "./article-pages.ts";

export const tagline =
  "Plain writing on factoring, receivables and the risks between an invoice and its payment.";

// React moves these elements into <head>, on the server and in the browser.

/** Metadata of the page while no article is shown. */
export function InsightsHead() {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return (
    <>
      <Words
        title="Insights"
        description={tagline}
        type="website"
        image={`${origin}/og/insights.jpg`}
      />
      <meta name="keywords" content={defaultKeywords.join(", ")} />
    </>
  );
}

/** Metadata of an article: on its own page, or as the default article. */
export function ArticleHead({
  article,
  origin,
  isDefault,
}: {
  article: ArticlePage;
  origin: string;
  isDefault: boolean;
}) {
  const { title, excerpt, slug, tags, createdAt, updatedAt, coverImageUrl } = article;
  const address = `${origin}/insights${isDefault ? "" : `/${slug}`}`;
  const image = socialImage(coverImageUrl, origin, address);
  const words = isDefault
    ? ({ title: "Insights", description: tagline, type: "website" } as const)
    : ({ title, description: excerpt || tagline, type: "article" } as const);
  return (
    <>
      <Words {...words} image={image} />
      <meta name="keywords" content={[...defaultKeywords, ...tags].join(", ")} />
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="article:published_time" content={createdAt.toISOString()} />
      <meta property="article:modified_time" content={updatedAt.toISOString()} />
      <JsonLd value={articleData(article, origin, image)} />
    </>
  );
}

interface PageWords {
  title: string;
  description: string;
  type: "website" | "article";
  image: string;
}

function Words({ title, description, type, image }: PageWords) {
  const full = `${title} · ${brand.name}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:image" content={image} />
    </>
  );
}

/** The cover; for SVG covers, which social networks do not show, a picture of the title. */
const socialImage = (cover: string | null, origin: string, address: string) =>
  cover === null || cover.endsWith(".svg")
    ? `${origin}/og${address.slice(origin.length)}.jpg`
    : origin + cover;
