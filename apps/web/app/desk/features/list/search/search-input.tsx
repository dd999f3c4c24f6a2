import Search from "lucide-react/icons/search";
import type { ComponentProps } from "react";
import { classes } from "~/ui/classes";

interface SearchInputProps extends ComponentProps<"input"> {
  /** The accessible name; with dots also the placeholder. */
  readonly label: string;
}

/** A search's text, as every list of the portal has it. */
export const SearchInput = ({ label, ...rest }: SearchInputProps) => (
  <>
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-muted"
    />
    <input
      maxLength={200}
      {...rest}
      type="search"
      aria-label={label}
      placeholder={`${label}...`}
      className={classes(
        "min-h-9 w-full rounded-control text-sm pointer-coarse:min-h-11 border border-line-strong bg-surface pr-3.5 pl-10",
        "placeholder:text-muted",
      )}
    />
  </>
);
