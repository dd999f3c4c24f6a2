import { Link } from "react-router";
import { classes } from "~/ui/classes";

interface EmailsLineProps {
  readonly portal: "business" | "investor";
  readonly className?: string;
}

/** The last line of a portal of someone we write to. */
export function EmailsLine({ portal, className }: EmailsLineProps) {
  return (
    <p
      className={classes(
        "flex flex-wrap items-center gap-x-2 border-line border-t pt-4 text-muted text-sm",
        className,
      )}
    >
      We email you when something changes or is due.
      <Link
        to={`/${portal}/emails`}
        className="inline-flex min-h-11 items-center text-mint-strong underline underline-offset-4"
      >
        Choose your emails
      </Link>
    </p>
  );
}
