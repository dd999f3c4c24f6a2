import { formatLongDate } from "@tenora/domain/text/format-date";
import { ArticleBody } from "~/features/article-body/article-body";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { ArticlePage } from "./article-pages.ts";
import { Tags } from "./tags.tsx";

export function ArticleView({ article }: { article: ArticlePage }) {
  const { title, createdAt, tags, excerpt, coverImageUrl, html } = article;
  return (
    <article
      aria-labelledby="article-title"
      data-scroll-container=""
      className={classes(cardClass, "overflow-hidden")}
    >
      {coverImageUrl && (
        <img
          src={coverImageUrl}
          alt=""
          width={1200}
          height={630}
          fetchPriority="high"
          className="aspect-40/21 w-full bg-forest object-cover"
        />
      )}
      <div className="p-6 sm:p-10">
        <h2 id="article-title" className="font-medium font-serif text-title">
          {title}
        </h2>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2.5">
          <time dateTime={createdAt.toISOString()} className="figures text-muted">
            {formatLongDate(createdAt)}
          </time>
          <Tags tags={tags} />
        </div>
        {excerpt && (
          <p className="mt-6 max-w-[60ch] border-line border-b pb-7 text-lead text-muted italic">
            {excerpt}
          </p>
        )}
        <div className="mt-7">
          <ArticleBody html={html} />
        </div>
      </div>
    </article>
  );
}
