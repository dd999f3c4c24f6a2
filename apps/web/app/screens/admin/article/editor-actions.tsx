import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { Button, buttonClass } from "~/ui/button";
import { DeleteDraft } from "./delete-draft.tsx";
import type { Editing } from "./use-article.ts";

interface EditorActionsProps {
  readonly article: ArticleForEditing | null;
  readonly editing: Editing;
}

/** Save, publish, withdraw, delete; what each will do to readers is said beside. */
export function EditorActions({ article, editing }: EditorActionsProps) {
  const { busy, draft, isDirty, save, publish, withdraw } = editing;
  const isPublished = article?.published ?? false;
  const mayDelete = article?.firstPublishedAt === null && draft.seen !== null;
  return (
    <div className="mt-8 flex flex-col gap-3 border-line border-t pt-4 sm:flex-row sm:items-center sm:justify-between">
      <p className="text-muted text-sm" aria-live="polite">
        {hint(isPublished, isDirty, draft.seen !== null)}
      </p>
      <div className="flex flex-wrap gap-3">
        {mayDelete && <DeleteDraft title={article.title} editing={editing} />}
        {isPublished && (
          <a
            href={`/insights/${article?.slug}`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: "link" })}
          >
            View article
          </a>
        )}
        {isPublished && (
          <Button variant="outline" disabled={busy !== null} onClick={withdraw}>
            Unpublish
          </Button>
        )}
        <Button
          variant={isPublished ? "default" : "outline"}
          busy={busy === "saving"}
          disabled={busy !== null || !isDirty}
          onClick={save}
        >
          {isPublished ? "Save and show to readers" : "Save draft"}
        </Button>
        {!isPublished && (
          <Button busy={busy === "publishing"} disabled={busy !== null} onClick={publish}>
            Publish
          </Button>
        )}
      </div>
    </div>
  );
}

function hint(isPublished: boolean, isDirty: boolean, isSaved: boolean): string {
  if (isDirty) return "Not saved yet. It is kept in this browser.";
  if (!isSaved) return "Nothing is written yet.";
  return isPublished ? "Saved. Readers see this version." : "Saved. Nobody sees it yet.";
}
