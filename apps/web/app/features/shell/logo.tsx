import { brand } from "@tenora/domain/brand";
import { classes } from "~/ui/classes";

/** A note whose corner curls up, with the coin it stands for. The T takes the text's colour. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="4 3 26 26" fill="none" className={className}>
      <path
        d="M4 10.5C4 7.46 6.46 5 9.5 5H28v1.5c0 3.04-2.46 5.5-5.5 5.5h-4v10.5c0 2.49-2.01 4.5-4.5 4.5h-1.5V12H4v-1.5Z"
        fill="currentColor"
      />
      <circle cx="25" cy="21.5" r="4.5" className="fill-mint" />
    </svg>
  );
}

export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={classes("inline-flex items-center gap-2.5", className)}>
      <Mark className="size-7" />
      <span className="font-serif text-[1.5rem] leading-none tracking-[-0.01em]">{brand.name}</span>
    </span>
  );
}
