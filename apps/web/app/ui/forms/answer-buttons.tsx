import { Button } from "~/ui/button";

export interface AnswerButton {
  readonly label: string;
  /** What the field has once this is chosen. */
  readonly text: string;
}

interface AnswerButtonsProps {
  /** The field that the question is about; the keyboard returns to it. */
  readonly field: string;
  /** The element with the question. */
  readonly question: string;
  readonly answers: readonly AnswerButton[];
  readonly onChoose: (text: string) => void;
}

/** The answers to a question about what was typed; nothing without any. */
export function AnswerButtons({ field, question, answers, onChoose }: AnswerButtonsProps) {
  if (answers.length === 0) return null;
  return (
    <fieldset aria-labelledby={question} className="mt-2 flex flex-wrap gap-2">
      {answers.map(({ label, text }) => (
        <Button
          key={text}
          variant="outline"
          size="sm"
          className="figures"
          onClick={() => {
            onChoose(text);
            document.getElementById(field)?.focus();
          }}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
