import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "~/ui/classes";
import { controlClass, describedBy, FieldLabel, FieldMessages, type FieldTexts } from "./field.tsx";

/**
 * `className` goes to the input itself; every other input property and `ref` pass through. With
 * `afterError` the error is a question that came while typing, so it is read out at once.
 */
export function TextField({
  label,
  help,
  error,
  afterError,
  className,
  id: givenId,
  ...input
}: ComponentProps<"input"> & FieldTexts & { afterError?: ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="min-w-0">
      <FieldLabel id={id}>{label}</FieldLabel>
      <input
        {...describedBy(id, { help, error })}
        {...input}
        id={id}
        className={classes(controlClass, "min-h-11 px-3.5 py-2", className)}
      />
      <FieldMessages id={id} help={help} error={error} afterError={afterError} />
    </div>
  );
}
