import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

export function ArticleLoadFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="bad"
      title="We couldn't load this article"
      action={
        <Button variant="outline" busy={state !== "idle"} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      We can't reach it right now. Try again in a moment.
    </Notice>
  );
}
