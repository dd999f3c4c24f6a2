import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ArticleForm } from "./article-form.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import { EditorActions } from "./editor-actions.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { useArticle } from "./use-article.ts";

interface ArticleEditorProps {
  /** The e-mail of who writes. */
  readonly writer: string;
  readonly article: ArticleForEditing | null;
  /** A new one was saved for the first time, under this id. */
  readonly onBorn: (id: string) => void;
}

/** Write, look at it as readers will, publish. */
export function ArticleEditor({ writer, article, onBorn }: ArticleEditorProps) {
  const editing = useArticle(writer, article, onBorn);
  const [isPreview, setPreview] = useState(false);
  const { title } = editing.draft.values;
  return (
    <section aria-labelledby="article" className="mt-8">
      <Link
        to={editing.list}
        className="inline-flex min-h-11 items-center gap-2 text-mint-strong text-sm underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to the articles
      </Link>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-4">
        <h2 id="article" className="min-w-0 break-words font-medium font-serif text-heading">
          {title.trim() || "New article"}
        </h2>
        <Badge tone={article?.published ? "good" : "neutral"}>
          {article?.published ? "Published" : "Draft"}
        </Badge>
      </div>
      <div className="mt-4 flex gap-2">
        {[false, true].map((preview) => (
          <Button
            key={String(preview)}
            size="sm"
            variant={isPreview === preview ? "default" : "outline"}
            aria-pressed={isPreview === preview}
            onClick={() => setPreview(preview)}
          >
            {preview ? "Preview" : "Write"}
          </Button>
        ))}
      </div>
      <EditorNotices editing={editing} />
      {isPreview ? (
        <ArticlePreview values={editing.draft.values} />
      ) : (
        <ArticleForm editing={editing} isSlugSettled={article?.firstPublishedAt != null} />
      )}
      <EditorActions article={article} editing={editing} />
    </section>
  );
}
