import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { Editing } from "./use-article.ts";

interface DeleteDraftProps {
  /** As it is saved. */
  readonly title: string;
  readonly editing: Editing;
}

/** Deletes a draft that was never published, once that is confirmed. */
export function DeleteDraft({ title, editing }: DeleteDraftProps) {
  const [isAsking, setAsking] = useState(false);
  const { busy, remove } = editing;
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="ghost" disabled={busy !== null} onClick={() => setAsking(true)}>
        Delete draft
      </Button>
      <Dialog
        open={isAsking}
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
              busy={busy === "deleting"}
              onClick={() => void remove().then(close)}
            >
              Delete
            </Button>
          </>
        }
      >
        <p className="break-words">
          “{title}” and its cover are deleted for everybody and cannot be brought back. That it was
          there stays in the audit log.
        </p>
      </Dialog>
    </>
  );
}
