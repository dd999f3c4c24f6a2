import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { chooseTheme, themes, useTheme } from "./theme.ts";

const faces = {
  system: { label: "System", icon: Monitor },
  light: { label: "Light", icon: Sun },
  dark: { label: "Dark", icon: Moon },
} as const;

/** Stands on the forest ground of the footer. */
export function ThemeToggle() {
  const chosen = useTheme();
  return (
    <fieldset className="flex rounded-full border border-on-forest/20 p-1">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => {
        const { label, icon: Icon } = faces[theme];
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
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
