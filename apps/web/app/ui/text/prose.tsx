import type { ComponentProps } from "react";
import { classes } from "../classes.ts";

const look = [
  "max-w-[68ch] text-[1.0625rem] leading-[1.75] text-ink",
  "[&>*+*]:mt-5 [&>:first-child]:mt-0",
  "[&_:is(h1,h2,h3)]:font-serif [&_:is(h1,h2,h3)]:font-medium [&_:is(h1,h2,h3)]:leading-snug",
  "[&>:is(h1,h2,h3)]:mt-10 [&_h1]:text-[1.75rem] [&_h2]:text-[1.5rem] [&_h3]:text-[1.25rem]",
  "[&_a]:text-mint-strong [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:decoration-2",
  "[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li+li]:mt-2",
  "[&_li]:marker:text-muted",
  "[&_code]:box-decoration-clone [&_code]:rounded-md [&_code]:bg-surface-sunken [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-[0.875em]",
  "[&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:border [&_pre]:border-line",
  "[&_pre]:bg-surface-sunken [&_pre]:p-4 [&_pre]:text-sm [&_pre]:leading-relaxed",
  "[&_pre_code]:bg-transparent [&_pre_code]:p-0",
  "[&_table]:w-full [&_table]:border-collapse [&_table]:text-[0.9375rem]",
  "[&_:is(th,td)]:border-line [&_:is(th,td)]:border-b [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2.5",
  "[&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_th]:font-semibold",
  "[&_blockquote]:border-mint [&_blockquote]:border-l-2 [&_blockquote]:pl-5 [&_blockquote]:text-muted",
].join(" ");

/** Running text: 68 characters a line, with room between its blocks. */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes(look, className)} />;
}
