import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, useId } from "react";
import { classes } from "~/ui/classes";
import { controlClass, describedBy, FieldLabel, FieldMessages, type FieldTexts } from "./field.tsx";

interface Choices {
  /** Plain texts, or values with the text that people read. <option> children may follow them. */
  options?: readonly (string | { readonly value: string; readonly label: string })[] | undefined;
  /** The first, empty choice; without one the first option is chosen from the start. */
  placeholder?: string | undefined;
}

export function SelectField({
  label,
  help,
  error,
  options = [],
  placeholder,
  className,
  children,
  id: givenId,
  ...select
}: ComponentProps<"select"> & FieldTexts & Choices) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="min-w-0">
      <FieldLabel id={id}>{label}</FieldLabel>
      <div className="relative">
        <select
          {...describedBy(id, { help, error })}
          {...select}
          id={id}
          className={classes(controlClass, "min-h-11 appearance-none py-2 pr-11 pl-3.5", className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: text } =
              typeof option === "string" ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4.5 text-muted"
        />
      </div>
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
}
