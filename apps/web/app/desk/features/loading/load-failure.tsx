import { type ComponentProps, useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { notify } from "~/ui/toast/toast";
import { EntryDialog } from "../list/dialog/entry-dialog.tsx";

interface LoadFailureProps {
  readonly title: string;
  readonly why?: string | undefined;
  readonly className?: string | undefined;
}

const defaultReason = "We couldn't reach our server, or it took too long to answer.";

/**
 * Reports failed loading in one toast, and in place of the data with a button to try again. A list
 * and the entry open above it fail together and share the toast.
 */
export function LoadFailure({ title, why = defaultReason, className = "mt-6" }: LoadFailureProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    notify({ id: title, title: "Error", description: title, tone: "destructive" });
  }, [title]);
  return (
    <Notice
      tone="bad"
      title={title}
      className={className}
      action={
        <Button size="sm" variant="outline" busy={state !== "idle"} onClick={() => revalidate()}>
          Try again
        </Button>
      }
    >
      Nothing is lost. {why}
    </Notice>
  );
}

interface EntryLoadFailureProps extends Omit<ComponentProps<typeof EntryDialog>, "children"> {
  readonly failure: string;
}

/** The dialog of an entry that failed to load. */
export function EntryLoadFailure({ failure, ...dialog }: EntryLoadFailureProps) {
  return (
    <EntryDialog {...dialog}>
      <LoadFailure title={failure} className="" />
    </EntryDialog>
  );
}
