import { currencies } from "@tenora/domain/funding-request/draft/currencies";
import { listCountries } from "@tenora/domain/receivable/debtor-words";
import { registryNumberHelp } from "@tenora/domain/receivable/fingerprint/registry-number";
import { industries } from "@tenora/domain/receivable/industries";
import { type ReactNode, useMemo } from "react";
import { DraftAmount, DraftSelect, DraftText } from "./draft-fields.tsx";
import type { RequestForm } from "./use-request-form.ts";

/** Step 2: who owes the invoice, and what it says. */
export function CustomerStep({ form }: { form: RequestForm }) {
  const { values } = form;
  const countries = useMemo(listCountries, []);
  const word = values.kind === "invoice" ? "invoice" : "order";
  return (
    <>
      <Section title="Company and contact">
        <DraftText
          form={form}
          name="customerName"
          help="Never public. Our reviewers see it and, once your receivable is listed, approved investors who are signed in."
          maxLength={200}
          required
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <DraftText
            form={form}
            name="customerRegistryNumber"
            help={registryNumberHelp(values.customerCountry) ?? "From the company register."}
            maxLength={64}
            required
          />
          <DraftSelect
            form={form}
            name="customerCountry"
            placeholder="Choose a country"
            options={countries}
            required
          />
        </div>
        <DraftSelect
          form={form}
          name="customerIndustry"
          label="Customer's industry (optional)"
          help="Everyone who opens your receivable sees the industry and the country."
          placeholder="Choose an industry"
          options={industryOptions}
        />
        <DraftText
          form={form}
          name="customerEmail"
          type="email"
          inputMode="email"
          help={`At your customer's own domain. We'll ask this person to confirm the ${word}, so your customer will know you're selling it.`}
          maxLength={254}
          required
        />
        <DraftText
          form={form}
          name="customerWallet"
          label="Customer's wallet (optional)"
          help="If your customer confirms with a wallet, investors see a higher level of proof."
          maxLength={42}
          spellCheck={false}
        />
      </Section>
      <Section title={values.kind === "invoice" ? "Invoice" : "Order"}>
        <DraftText
          form={form}
          name="invoiceNumber"
          label={values.kind === "invoice" ? "Invoice number" : "Order number"}
          help="Exactly as printed. It can be financed only once."
          maxLength={64}
          required
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <DraftText form={form} name="issueDate" type="date" required />
          <DraftText
            form={form}
            name="dueDate"
            type="date"
            help="The date payment is due."
            required
          />
        </div>
        <div className="grid gap-6 sm:grid-cols-[9rem_1fr]">
          <DraftSelect form={form} name="currency" options={currencies} required />
          <DraftAmount
            form={form}
            name="faceValue"
            label={`Amount of the ${word}`}
            placeholder={form.answers.faceValue.currency.decimals === 0 ? "1,500,000" : "24,000.00"}
            required
          />
        </div>
        {values.currency !== "USD" && (
          <DraftAmount
            form={form}
            name="settlementAmount"
            help={`The exchange counts in US dollars. Enter the amount in USD that your customer agreed to pay for this ${word}.`}
            required
          />
        )}
      </Section>
    </>
  );
}

const industryOptions = Object.entries(industries).map(([value, label]) => ({ value, label }));

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-6">
      <h3 className="font-semibold text-lg">{title}</h3>
      {children}
    </section>
  );
}
