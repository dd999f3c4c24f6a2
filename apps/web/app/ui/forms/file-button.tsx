import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { openOnEnter } from "./open-on-enter.ts";

interface FileButtonProps {
  /** The input's id. `{id}-help` and `{id}-alert` describe it. */
  readonly id: string;
  /** The kinds of files that the browser offers. */
  readonly accept: string;
  readonly isBusy: boolean;
  readonly isInvalid: boolean;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that chooses one file. */
export function FileButton({ id, accept, isBusy, isInvalid, onChoose, children }: FileButtonProps) {
  return (
    <label
      htmlFor={id}
      className={classes(
        buttonClass({ variant: "outline", size: "sm" }),
        "cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 has-disabled:pointer-events-none has-disabled:opacity-55",
      )}
    >
      {children}
      <input
        id={id}
        type="file"
        disabled={isBusy}
        onKeyDown={openOnEnter}
        accept={accept}
        aria-describedby={`${id}-help ${id}-alert`}
        aria-invalid={isInvalid ? true : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // Otherwise choosing the same file again would change nothing.
          target.value = "";
        }}
        className="sr-only"
      />
    </label>
  );
}
