import { type ComponentProps, useId } from "react";
import { classes } from "~/ui/classes";
import { describedBy, FieldMessages, type FieldTexts } from "./field.tsx";

/** The whole line is the target, so that a thumb cannot miss it. */
export function CheckboxField({
  label,
  help,
  error,
  className,
  id: givenId,
  ...input
}: Omit<ComponentProps<"input">, "type"> & FieldTexts) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={classes("min-w-0", className)}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-ink"
      >
        <input
          {...describedBy(id, { help, error })}
          {...input}
          id={id}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span className="text-[0.9375rem] leading-6">{label}</span>
      </label>
      {(help || error) && (
        // Below its label's text, and nearer to it than to the next line.
        <div className="-mt-3 pb-2 pl-8">
          <FieldMessages id={id} help={help} error={error} />
        </div>
      )}
    </div>
  );
}
