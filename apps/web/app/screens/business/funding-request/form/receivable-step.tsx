import { DocumentsField } from "./files/documents-field.tsx";
import type { RequestForm } from "./use-request-form.ts";

const kinds = [
  {
    value: "invoice",
    label: "An invoice",
    text: "You've delivered, and your customer has your invoice.",
  },
  {
    value: "order",
    label: "An order",
    text: "Your customer has ordered in writing and agreed to pay on a date.",
  },
  {
    value: "community",
    label: "A community campaign",
    text: "Family, friends and fans give you money for a plan. No customer is involved: you repay them yourself.",
  },
] as const;

/** Step 1: what is financed, and the files that prove it. */
export function ReceivableStep({ form }: { form: RequestForm }) {
  const { values, change } = form;
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium text-sm">What do you want to finance?</legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {kinds.map(({ value, label, text }) => (
            <label
              key={value}
              className="flex cursor-pointer gap-3 rounded-control border border-line-strong bg-surface p-4 has-[:checked]:border-mint-strong has-[:checked]:bg-mint-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2"
            >
              <input
                type="radio"
                name="kind"
                value={value}
                checked={values.kind === value}
                onChange={() => change({ kind: value })}
                className="mt-1 size-4.5 shrink-0 accent-primary"
              />
              <span>
                <span className="block font-medium">{label}</span>
                <span className="mt-0.5 block text-muted text-sm">{text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <DocumentsField form={form} />
    </>
  );
}
