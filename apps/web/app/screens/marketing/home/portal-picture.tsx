import { classes } from "~/ui/classes";

const themes = [
  { theme: "light", shown: "dark:hidden" },
  { theme: "dark", shown: "hidden dark:block" },
] as const;

/**
 * The business portal of the demonstration, drawn by scripts/portal-pictures.ts. A browser loads the
 * one of its theme, when it comes near.
 */
export function PortalPicture() {
  return (
    <figure>
      <div className="scene-rise overflow-hidden rounded-card border border-line shadow-raised lg:h-88">
        {themes.map(({ theme, shown }) => (
          <img
            key={theme}
            src={`/artwork/portal-${theme}.webp`}
            alt="The business portal: a business’s latest receivables, each with its amount and how it stands."
            width="560"
            height="400"
            loading="lazy"
            decoding="async"
            className={classes("h-auto w-full lg:h-full lg:object-cover lg:object-top", shown)}
          />
        ))}
      </div>
      <figcaption className="mt-3 text-muted text-sm">
        The business portal, with example figures.
      </figcaption>
    </figure>
  );
}
