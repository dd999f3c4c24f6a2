import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** In place of figures while the market can't be read. */
export function MarketUnavailable({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="bad"
      role="none"
      title={title}
      className="mt-8"
      action={
        <Button
          variant="outline"
          size="sm"
          busy={state !== "idle"}
          onClick={() => void revalidate()}
        >
          Try again
        </Button>
      }
    >
      Nothing on the chain is affected. Try again in a minute.
    </Notice>
  );
}
