import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { useState } from "react";
import { Button, buttonClass } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { Editing } from "./use-article.ts";

interface EditorActionsProps {
  readonly article: ArticleForEditing | null;
  readonly editing: Editing;
}

/** Save, publish, unpublish and delete, and whether the text is saved. */
export function EditorActions({ article, editing }: EditorActionsProps) {
  const { busy, version, isDirty, save, publish, unpublish } = editing;
  const isPublished = article?.published ?? false;
  const mayDelete = article?.firstPublishedAt === null && version !== null;
  return (
    <div className="mt-8 flex flex-col gap-3 border-line border-t pt-4 sm:flex-row sm:items-center sm:justify-between">
      <p className="text-muted text-sm" aria-live="polite">
        {hint(isPublished, isDirty, version !== null)}
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
          <Button variant="outline" disabled={busy !== null} onClick={unpublish}>
            Unpublish
          </Button>
        )}
        <Button
          variant={isPublished ? "default" : "outline"}
          busy={busy === "save"}
          disabled={(busy !== null && busy !== "save") || (busy === null && !isDirty)}
          onClick={save}
        >
          {isPublished ? "Save and publish changes" : "Save draft"}
        </Button>
        {!isPublished && (
          <Button
            busy={busy === "publish"}
            disabled={busy !== null && busy !== "publish"}
            onClick={publish}
          >
            Publish
          </Button>
        )}
      </div>
    </div>
  );
}

function hint(isPublished: boolean, isDirty: boolean, isSaved: boolean): string {
  if (isDirty) return "You have unsaved changes.";
  if (!isSaved) return "Nothing written yet.";
  return isPublished ? "Saved. Readers see this version." : "Saved. Only admins can see it.";
}

interface DeleteDraftProps {
  /** As it is saved. */
  readonly title: string;
  readonly editing: Editing;
}

/** Deletes a draft that was never published, after a confirmation. */
function DeleteDraft({ title, editing }: DeleteDraftProps) {
  const [isOpen, setOpen] = useState(false);
  const { busy, remove } = editing;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" disabled={busy !== null} onClick={() => setOpen(true)}>
        Delete draft
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        size="sm"
        title="Delete this draft?"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Keep
            </Button>
            <Button
              variant="destructive"
              busy={busy === "delete"}
              onClick={() => void remove().then(close)}
            >
              Delete
            </Button>
          </>
        }
      >
        <p className="break-words">
          “{title}” and its cover will be deleted for all admins. This can't be undone. The deletion
          is recorded in the audit log.
        </p>
      </Dialog>
    </>
  );
}
