import { type ComponentProps, useId } from "react";
import { type AnswerButton, AnswerButtons } from "./answer-buttons.tsx";
import { TextField } from "./text-field.tsx";

interface AmountFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** When there are any, `error` is a question, and the amount doesn't count before it is answered. */
  readonly answers?: readonly AnswerButton[] | undefined;
}

/** A field for an amount, which asks where "24.000" may be 24,000 or 24.00. */
export function AmountField({
  onText,
  answers = [],
  ...field
}: AmountFieldProps & Omit<ComponentProps<typeof TextField>, "id" | "onChange" | "afterError">) {
  const id = useId();
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      id={id}
      onChange={(event) => onText(event.target.value)}
      afterError={
        answers.length > 0 && (
          <AnswerButtons field={id} question={`${id}-error`} answers={answers} onChoose={onText} />
        )
      }
    />
  );
}
