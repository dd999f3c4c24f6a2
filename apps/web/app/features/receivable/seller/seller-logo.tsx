import { classes } from "~/ui/classes";

interface SellerLogoProps {
  readonly name: string;
  /** Its address; null without one: then the initials are shown. */
  readonly logo: string | null;
  readonly className?: string;
}

/** The logo of a business in a box whose size doesn't depend on it. */
export function SellerLogo({ name, logo, className }: SellerLogoProps) {
  const box = classes("size-16 shrink-0 rounded-control border border-line", className);
  if (logo !== null)
    return (
      <img
        src={logo}
        alt={`Logo of ${name}`}
        width={64}
        height={64}
        className={classes(box, "bg-white object-contain")}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={classes(
        box,
        "flex items-center justify-center bg-surface-sunken font-serif text-muted text-xl",
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

/** "BT" of "Ben Trading Pte Ltd": of the first two words that begin with a letter or digit. */
export const initialsOf = (name: string): string =>
  (name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join("").toUpperCase();
