import { classes } from "~/ui/classes";

export function Tags({ tags, className }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <span className={classes("flex flex-wrap gap-1.5", className)}>
      {tags.map((tag) => (
        <span
          key={tag}
          className="rounded-md border border-line bg-surface-sunken px-2 py-0.5 text-[0.8125rem] text-muted leading-5"
        >
          {tag}
        </span>
      ))}
    </span>
  );
}
