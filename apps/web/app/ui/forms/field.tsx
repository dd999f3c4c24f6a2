import type { ReactNode } from "react";

export interface FieldTexts {
  label: ReactNode;
  /** Below the control; stays when there is an error. */
  help?: ReactNode;
  /** The error message; undefined or empty when the value is valid. */
  error?: string | undefined;
}

export const controlClass =
  "block w-full rounded-control border border-line-strong bg-surface text-ink " +
  "placeholder:text-muted/80 transition-[border-color] duration-150 hover:border-muted " +
  "aria-invalid:border-brick [&[readonly]]:bg-surface-sunken " +
  "disabled:cursor-not-allowed disabled:opacity-60";

/** The aria attributes that tie a control to its help and its error. */
export function describedBy(id: string, { help, error }: Pick<FieldTexts, "help" | "error">) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

type Messages = Omit<FieldTexts, "label"> & { id: string; afterError?: ReactNode };

export function FieldMessages({ id, help, error, afterError }: Messages) {
  return (
    <>
      {error && (
        <p
          id={`${id}-error`}
          role={afterError ? "alert" : undefined}
          className="mt-1.5 font-medium text-brick text-sm"
        >
          {error}
        </p>
      )}
      {afterError}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-muted text-sm">
          {help}
        </p>
      )}
    </>
  );
}

export function FieldLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <label htmlFor={id} className="mb-1.5 block font-medium text-ink text-sm">
      {children}
    </label>
  );
}
