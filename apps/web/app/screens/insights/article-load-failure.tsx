import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

export function ArticleLoadFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="bad"
      title="This article could not be loaded"
      action={
        <Button variant="outline" busy={state !== "idle"} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      We cannot reach it at the moment.
    </Notice>
  );
}
