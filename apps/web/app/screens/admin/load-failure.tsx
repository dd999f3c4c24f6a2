import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { notify } from "~/ui/toast";

/** A list could not be read: said once as a toast, and kept in its place with a way out. */
export function LoadFailure({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    notify({ title: "Error", description: title, tone: "destructive" });
  }, [title]);
  return (
    <Notice
      tone="bad"
      title={title}
      className="mt-6"
      action={
        <Button size="sm" variant="outline" busy={state !== "idle"} onClick={() => revalidate()}>
          Try again
        </Button>
      }
    >
      Nothing is lost. The database did not answer in time.
    </Notice>
  );
}
