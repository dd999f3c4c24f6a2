import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

export type BadgeTone = "neutral" | "waiting" | "good" | "bad";

const tones: Record<BadgeTone, string> = {
  neutral: "border-line bg-surface-sunken text-muted",
  waiting: "border-amber/25 bg-amber-soft text-amber",
  good: "border-mint-strong/25 bg-mint-soft text-mint-strong",
  bad: "border-brick/25 bg-brick-soft text-brick",
};

/** A state in one or two words; the dot repeats the tone, the word carries it. Without a tone, a kind. */
export function Badge({
  tone,
  className,
  children,
  ...rest
}: ComponentProps<"span"> & { tone?: BadgeTone | undefined }) {
  return (
    <span
      {...rest}
      className={classes(
        "inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 py-0.5",
        "font-medium text-[0.8125rem] leading-5",
        tones[tone ?? "neutral"],
        className,
      )}
    >
      {tone && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
