import { brand } from "@tenora/domain/brand";
import { JsonLd } from "~/features/shell/json-ld";
import type { ArticlePage } from "./article.ts";
import { articleData } from "./article-data.ts";
import { defaultKeywords, tagline } from "./words.ts";

/** The site's own image, for articles whose cover is a drawing that networks do not show. */
const defaultImage = "/og.png";

// React moves these elements into <head>, on the server and when they arrive later.

/** Of the page while no article is shown. */
export function InsightsHead() {
  return <Words title="Insights" description={tagline} type="website" image={defaultImage} />;
}

/** Of an article: its own page, or the page where it is shown first. */
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
  const image = origin + socialImage(coverImageUrl);
  const words = isDefault
    ? ({ title: "Insights", description: tagline, type: "website" } as const)
    : ({ title, description: excerpt || tagline, type: "article" } as const);
  return (
    <>
      <Words {...words} image={image} />
      <meta name="keywords" content={[...defaultKeywords, ...tags].join(", ")} />
      <link rel="canonical" href={`${origin}/insights${isDefault ? "" : `/${slug}`}`} />
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

const socialImage = (cover: string | null) =>
  cover === null || cover.endsWith(".svg") ? defaultImage : cover;
