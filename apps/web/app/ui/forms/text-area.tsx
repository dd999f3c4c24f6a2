import { type ComponentProps, useId } from "react";
import { classes } from "~/ui/classes";
import { controlClass, describedBy, FieldLabel, FieldMessages, type FieldTexts } from "./field.tsx";

/** Several lines of text; only the user resizes it. */
export function TextArea({
  label,
  help,
  error,
  className,
  id: givenId,
  ...input
}: ComponentProps<"textarea"> & FieldTexts) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="min-w-0">
      <FieldLabel id={id}>{label}</FieldLabel>
      <textarea
        {...describedBy(id, { help, error })}
        {...input}
        id={id}
        className={classes(controlClass, "resize-y px-3.5 py-2", className)}
      />
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
}
