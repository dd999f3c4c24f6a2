import { Glyph } from "~/ui/glyph";
import { chooseTheme, themes, useTheme } from "./theme.ts";

const faces = {
  system: { label: "System", drawing: "M3 4h18v12H3zM8 20h8M12 16v4" },
  light: {
    label: "Light",
    drawing:
      "M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M5 5l1.4 1.4M17.6 17.6 19 19M2 12h2M20 12h2M5 19l1.4-1.4M17.6 6.4 19 5",
  },
  dark: { label: "Dark", drawing: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" },
} as const;

/** Sits on the dark footer. */
export function ThemeToggle() {
  const chosen = useTheme();
  return (
    <fieldset className="flex rounded-full border border-on-forest/20 p-1">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => {
        const { label, drawing } = faces[theme];
        return (
          <label
            key={theme}
            className="relative flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-3 text-on-forest-muted text-sm transition-colors hover:text-on-forest has-checked:bg-on-forest/12 has-checked:text-on-forest has-focus-visible:outline-2 has-focus-visible:outline-mint pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Glyph className="size-4">
              <path d={drawing} />
            </Glyph>
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
