import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { notify } from "~/ui/toast/toast";

interface LoadFailureProps {
  readonly title: string;
  readonly why?: string | undefined;
  readonly className?: string | undefined;
}

const away = "We couldn't reach our server, or it took too long to answer.";

/**
 * Something could not be read, or got lost on its way: said once as a toast, and kept in its place
 * with a way out. A list and what is open above it fail together, and share one toast.
 */
export function LoadFailure({ title, why = away, className = "mt-6" }: LoadFailureProps) {
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
