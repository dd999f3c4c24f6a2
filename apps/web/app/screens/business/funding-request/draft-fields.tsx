import { type DraftField, fieldLabels } from "@tenora/domain/funding-request/draft";
import { amountProblem } from "@tenora/domain/money/amount-problem";
import type { Currency } from "@tenora/domain/money/format-amount";
import { parseTypedAmount } from "@tenora/domain/money/typed-amount";
import type { ComponentProps, ReactNode } from "react";
import { AmountField } from "~/ui/forms/amount-field";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { FromFile } from "./from-file.tsx";
import type { RequestForm } from "./use-request-form.ts";

interface DraftFieldProps {
  form: RequestForm;
  name: DraftField;
  label?: string;
  help?: ReactNode;
}

/** A text answer of the draft with its error, and the reviewer's comment if there is one. */
export function DraftText({
  form,
  name,
  label,
  help,
  ...input
}: DraftFieldProps & Omit<ComponentProps<typeof TextField>, "label" | "form" | "name">) {
  return (
    <TextField
      autoComplete="off"
      value={form.values[name]}
      {...input}
      label={label ?? fieldLabels[name]}
      help={<FieldHelp form={form} name={name} help={help} />}
      error={form.errors[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
    />
  );
}

/** An amount; what can't be told apart is asked at once, and everything else with the step. */
export function DraftAmount({
  form,
  name,
  label,
  help,
  currency,
  ...input
}: DraftFieldProps & {
  currency: Currency;
} & Pick<ComponentProps<typeof AmountField>, "placeholder" | "required">) {
  const typed = parseTypedAmount(form.values[name], currency.decimals);
  const question =
    typed.ok || typed.problem !== "ambiguous" ? null : amountProblem(typed, currency);
  return (
    <AmountField
      {...input}
      className="figures"
      label={label ?? fieldLabels[name]}
      help={<FieldHelp form={form} name={name} help={help} />}
      value={form.values[name]}
      error={question?.message ?? form.errors[name]}
      answers={question?.answers}
      onText={(text) => form.change({ [name]: text })}
    />
  );
}

/** An answer of several lines. */
export function DraftTextArea({
  form,
  name,
  label,
  help,
  ...input
}: DraftFieldProps & Omit<ComponentProps<typeof TextArea>, "label" | "form" | "name">) {
  return (
    <TextArea
      value={form.values[name]}
      {...input}
      label={label ?? fieldLabels[name]}
      help={<FieldHelp form={form} name={name} help={help} />}
      error={form.errors[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
    />
  );
}

/** A choice of the draft. */
export function DraftSelect({
  form,
  name,
  label,
  help,
  ...select
}: DraftFieldProps & Omit<ComponentProps<typeof SelectField>, "label" | "form" | "name">) {
  return (
    <SelectField
      {...select}
      label={label ?? fieldLabels[name]}
      help={<FieldHelp form={form} name={name} help={help} />}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
    />
  );
}

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
