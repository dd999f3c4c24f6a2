import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Editing } from "./use-article.ts";

/** Above the form: what was kept from before, and what went wrong. Nothing typed is ever lost. */
export function EditorNotices({ editing }: { editing: Editing }) {
  const { isRestored, isDirty, problem, busy, discard, takeOver, startAnew, clearProblem } =
    editing;
  if (problem?.code === "ALREADY_CHANGED") {
    return (
      <Notice
        tone="bad"
        title="Somebody else has changed this article in the meantime"
        className="mt-4"
        action={
          <>
            <Button
              size="sm"
              variant="outline"
              // Until theirs has been read there is nothing to take, and nothing to write over.
              disabled={busy !== null}
              onClick={() => {
                takeOver();
                clearProblem();
              }}
            >
              Keep mine
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={busy !== null}
              onClick={() => {
                discard();
                clearProblem();
              }}
            >
              Take theirs
            </Button>
          </>
        }
      >
        Nothing was saved or published. Yours is still here: keep it and save again, or take theirs.
      </Notice>
    );
  }
  if (problem?.code === "ARTICLE_NOT_FOUND") {
    return (
      <Notice
        tone="bad"
        title="Somebody else has deleted this draft in the meantime"
        className="mt-4"
        action={
          <Button
            size="sm"
            variant="outline"
            disabled={busy !== null}
            onClick={() => {
              startAnew();
              clearProblem();
            }}
          >
            Keep mine
          </Button>
        }
      >
        Nothing was saved or published. Yours is still here: keep it and save it as a new draft.
      </Notice>
    );
  }
  if (problem) {
    return (
      <Notice tone="bad" title="Not saved" className="mt-4">
        {problem.message}
      </Notice>
    );
  }
  if (!isRestored || !isDirty) return null;
  return (
    <Notice
      tone="info"
      title="Not saved yet"
      className="mt-4"
      action={
        <Button size="sm" variant="outline" onClick={discard}>
          Discard it
        </Button>
      }
    >
      This is what you had typed in this browser before.
    </Notice>
  );
}
