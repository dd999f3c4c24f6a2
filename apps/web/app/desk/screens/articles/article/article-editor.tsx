import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { ArticleForm } from "./article-form.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditorActions } from "./editor-actions.tsx";
import { useArticle } from "./use-article.ts";

interface ArticleEditorProps {
  /** Null for a new one. */
  readonly article: ArticleForEditing | null;
  readonly onCreated: (id: string) => void;
}

/** An article's form, its preview, and its actions. */
export function ArticleEditor({ article, onCreated }: ArticleEditorProps) {
  const editing = useArticle(article, onCreated);
  const [isPreview, setPreview] = useState(false);
  const { title } = editing.values;
  // The preview has no fields, so it cannot show what is wrong with one.
  useEffect(() => {
    if (Object.values(editing.errors).some(Boolean)) setPreview(false);
  }, [editing.errors]);
  return (
    <section aria-labelledby="article">
      <Link
        to={editing.list}
        className="inline-flex min-h-11 items-center gap-2 text-mint-strong text-sm underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to articles
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
      {editing.isRestored && (
        <Notice
          tone="info"
          title="Unsaved changes"
          className="mt-4"
          action={
            <Button size="sm" variant="outline" onClick={editing.reset}>
              Discard changes
            </Button>
          }
        >
          You left this article without saving. Your text is still here.
        </Notice>
      )}
      {isPreview ? (
        <ArticlePreview values={editing.values} />
      ) : (
        <ArticleForm editing={editing} isSlugFixed={article?.firstPublishedAt != null} />
      )}
      <EditorActions article={article} editing={editing} />
      <ConflictDialog article={article} editing={editing} />
    </section>
  );
}
