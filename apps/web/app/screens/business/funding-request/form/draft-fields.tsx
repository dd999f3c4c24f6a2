import type { AmountName } from "@tenora/domain/funding-request/draft/answers";
import { type DraftField, fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { amountProblem } from "@tenora/domain/money/amount-problem";
import type { ComponentProps, ElementType, ReactNode } from "react";
import { AmountField } from "~/ui/forms/amount-field";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { FromFile } from "./from-file.tsx";
import type { RequestForm } from "./use-request-form.ts";

interface DraftFieldProps {
  form: RequestForm;
  name: DraftField;
  label?: string | undefined;
  help?: ReactNode;
}

type Input<Field extends ElementType> = DraftFieldProps &
  Omit<ComponentProps<Field>, keyof DraftFieldProps>;

export const DraftText = ({ form, name, label, help, ...input }: Input<typeof TextField>) => (
  <TextField autoComplete="off" {...typedAnswer({ form, name, label, help })} {...input} />
);

/** An answer of several lines. */
export const DraftTextArea = ({ form, name, label, help, ...input }: Input<typeof TextArea>) => (
  <TextArea {...typedAnswer({ form, name, label, help })} {...input} />
);

/** A choice of the draft. */
export const DraftSelect = ({ form, name, label, help, ...input }: Input<typeof SelectField>) => (
  <SelectField {...typedAnswer({ form, name, label, help })} {...input} />
);

type AmountProps = DraftFieldProps & { name: AmountName } & Pick<
    ComponentProps<typeof AmountField>,
    "placeholder" | "required"
  >;

/** An amount; what can't be told apart is asked at once, and everything else with the step. */
export function DraftAmount({ placeholder, required, ...field }: AmountProps) {
  const answer = answerOf(field);
  const read = field.form.answers[field.name];
  const question =
    read.ok || read.problem !== "ambiguous" ? null : amountProblem(read, read.currency);
  return (
    <AmountField
      {...answer}
      className="figures"
      placeholder={placeholder}
      required={required}
      error={question?.message ?? answer.error}
      answers={question?.answers}
      onText={(text) => field.form.change({ [field.name]: text })}
    />
  );
}

/** An answer of the draft with its error, and the reviewer's comment if there is one. */
const answerOf = ({ form, name, label, help }: DraftFieldProps) => ({
  label: label ?? fieldLabels[name],
  help: <FieldHelp form={form} name={name} help={help} />,
  value: form.values[name],
  error: form.errors[name],
});

const typedAnswer = (field: DraftFieldProps) => ({
  ...answerOf(field),
  onChange: ({ target }: { target: { value: string } }) =>
    field.form.change({ [field.name]: target.value }),
});

function FieldHelp({ form, name, help }: Omit<DraftFieldProps, "label">) {
  const comment = form.comments[name];
  return (
    <>
      {help && <span className="block">{help}</span>}
      <FromFile form={form} name={name} />
      {comment && <span className="block font-medium text-amber">Our reviewer: {comment}</span>}
    </>
  );
}
