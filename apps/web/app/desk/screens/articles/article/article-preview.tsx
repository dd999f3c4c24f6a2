import { readTags } from "@tenora/domain/article/article";
import { useCallback, useEffect, useState } from "react";
import { ArticleBody } from "~/features/article-body/article-body";
import { type RequestResult, sendRequest } from "~/http/send-request";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import type { ArticleValues } from "./article-values.ts";
import { coverSource } from "./cover-field.tsx";

/** The article as readers will see it, rendered and sanitised by the server. */
export function ArticlePreview({ values }: { values: ArticleValues }) {
  const { content, title, excerpt, tags, coverImageUrl } = values;
  const [rendered, setRendered] = useState<RequestResult<{ html: string }> | null>(null);
  const render = useCallback(async () => {
    setRendered(null);
    setRendered(
      await sendRequest("/api/admin/articles/preview", { method: "POST", body: { content } }),
    );
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
          {title.trim() || "No title yet"}
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
            <ArticleBody html={rendered.data.html} />
          ) : (
            <Notice
              tone="bad"
              title="Failed to load the preview"
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
