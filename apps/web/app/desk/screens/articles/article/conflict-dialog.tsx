import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useContext } from "react";
import { useNavigate } from "react-router";
import { CurrentAdminContext } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { Editing } from "./use-article.ts";
import { versionOf } from "./use-article-text.ts";

interface ConflictDialogProps {
  /** As loaded after the conflict. */
  readonly article: ArticleForEditing | null;
  readonly editing: Editing;
}

/** A colleague saved or deleted the article in the meantime: whose version stays is a choice. */
export function ConflictDialog({ article, editing }: ConflictDialogProps) {
  const { conflict, busy, version, list, overwrite, reset, closeConflict } = editing;
  const navigate = useNavigate();
  const email = useContext(CurrentAdminContext);
  const isDeleted = conflict === "deleted";
  const isLoaded = isDeleted || versionOf(article) !== version;
  async function discard() {
    closeConflict();
    reset();
    if (isDeleted) await navigate(list, { replace: true });
  }
  return (
    <Dialog
      // Until their version is loaded there is nothing to reload or to overwrite.
      open={conflict !== null && busy === null && isLoaded}
      onClose={closeConflict}
      size="sm"
      title={isDeleted ? "This draft was deleted" : "This article has changed"}
      footer={
        <>
          <Button variant="outline" onClick={() => void discard()}>
            {isDeleted ? "Discard" : "Reload"}
          </Button>
          <Button onClick={() => void overwrite()}>
            {isDeleted ? "Save as a new draft" : "Overwrite"}
          </Button>
        </>
      }
    >
      {isDeleted ? (
        <p>A colleague deleted this draft. Your text is still here: save it as a new draft.</p>
      ) : (
        <p className="break-words">
          {article?.changedBy === email
            ? "You changed it in another tab or an earlier attempt"
            : `${article?.changedBy ?? "A colleague"} changed it`}
          {article && ` on ${formatMoment(new Date(article.updatedAt))} UTC`}. Your latest changes
          aren't published. Overwrite replaces the saved version with yours. Reload shows the saved
          version and discards your changes.
        </p>
      )}
    </Dialog>
  );
}
