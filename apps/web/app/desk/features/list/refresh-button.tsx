import RefreshCw from "lucide-react/icons/refresh-cw";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";

export function RefreshButton() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button variant="outline" size="sm" busy={state !== "idle"} onClick={() => revalidate()}>
      {state === "idle" && <RefreshCw aria-hidden="true" className="size-4" />}
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  );
}
