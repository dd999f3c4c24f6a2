import { classes } from "~/ui/classes";

/** A moving line along an edge: unlike fading, it keeps the text below readable. */
export function LoadingBar({ edge = "top" }: { edge?: "top" | "bottom" }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        "absolute inset-x-0 h-0.5 animate-shimmer bg-mint-strong",
        edge === "top" ? "top-0" : "bottom-0",
      )}
    />
  );
}
