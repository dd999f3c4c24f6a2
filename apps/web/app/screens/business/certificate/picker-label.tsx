import { type ButtonSize, buttonClass } from "~/ui/button";

interface PickerLabelProps {
  inputId: string;
  text: string;
  size?: ButtonSize | undefined;
}

/** Looks like a button and opens the picker. Keyboards and screen readers use the input itself. */
export function PickerLabel({ inputId, text, size }: PickerLabelProps) {
  return (
    <label
      htmlFor={inputId}
      aria-hidden="true"
      className={buttonClass({
        variant: "outline",
        size,
        className: "cursor-pointer in-disabled:pointer-events-none in-disabled:opacity-55",
      })}
    >
      {text}
    </label>
  );
}
