import { pageMeta } from "~/features/shell/metadata/page-meta";
import { ScriptRequired } from "~/features/wallet/script-required";
import { Card } from "~/ui/card";
import { RegistrationForm } from "./registration-form.tsx";

export const meta = () =>
  pageMeta({
    title: "Investor Registration",
    description:
      "Register as an investor with your name, email, country, government ID and a wallet you sign with.",
  });

export default function InvestorOnboarding() {
  return (
    <div data-no-artwork className="mx-auto max-w-2xl px-5 pt-10 pb-20 sm:px-8">
      <h1 className="font-medium font-serif text-title">Become an investor</h1>
      <p className="mt-3 text-lead text-muted">
        It takes one short form. We review every registration before you can buy.
      </p>
      <ScriptRequired className="mt-8" />
      <Card className="mt-8">
        <h2 className="font-medium font-serif text-heading">Investor Registration</h2>
        <p className="mt-1.5 text-muted">
          Complete this form to register as an investor on our platform
        </p>
        <RegistrationForm />
      </Card>
    </div>
  );
}
