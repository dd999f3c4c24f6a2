import { readTags } from "@tenora/domain/article/article";
import { useCallback, useEffect, useState } from "react";
import { ArticleBody } from "~/features/article-body/article-body";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { coverSource } from "./cover-source.ts";
import type { ArticleValues } from "./draft.ts";
import { type Answer, sendArticleRequest } from "./send-article-request.ts";

/** The article as readers will see it: rendered and sanitised by the server, as theirs is. */
export function ArticlePreview({ values }: { values: ArticleValues }) {
  const { content, title, excerpt, tags, coverImageUrl } = values;
  const [rendered, setRendered] = useState<Answer<{ html: string }> | null>(null);
  const render = useCallback(async () => {
    setRendered(null);
    setRendered(await sendArticleRequest<{ html: string }>("POST", "preview", { content }));
  }, [content]);
  useEffect(() => void render(), [render]);

  return (
    <article
      aria-label="Preview"
      aria-busy={rendered === null}
      className={classes(cardClass, "mt-6 max-w-3xl overflow-hidden")}
    >
      {coverImageUrl && (
        <img
          src={coverSource(coverImageUrl)}
          alt=""
          width={1200}
          height={630}
          className="aspect-40/21 w-full bg-forest object-cover"
        />
      )}
      <div className="p-6 sm:p-10">
        <h2 className="break-words font-medium font-serif text-title">
          {title.trim() || "Without a title yet"}
        </h2>
        <p className="mt-4 flex flex-wrap gap-2">
          {readTags(tags).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
        {excerpt.trim() && (
          <p className="mt-6 max-w-[60ch] border-line border-b pb-7 text-lead text-muted italic">
            {excerpt}
          </p>
        )}
        <div className="mt-7">
          {rendered === null ? (
            <Skeleton className="h-64" />
          ) : rendered.ok ? (
            <ArticleBody html={rendered.html} />
          ) : (
            <Notice
              tone="bad"
              title="The preview was not made"
              action={
                <Button size="sm" variant="outline" onClick={render}>
                  Try again
                </Button>
              }
            >
              {rendered.message}
            </Notice>
          )}
        </div>
      </div>
    </article>
  );
}
