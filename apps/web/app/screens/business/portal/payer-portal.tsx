import type { ReactNode } from "react";
import type { FeatureAvailability } from "../status/feature-availability";
import type { BusinessStatusState } from "../status/use-business-status";
import { FeatureCards } from "./feature-cards.tsx";
import { StatusPanel } from "./registration/status-panel.tsx";

interface PayerPortalProps {
  answer: FeatureAvailability | null;
  businessStatus: BusinessStatusState;
  /** Its bills. */
  children: ReactNode;
}

/** For a customer who isn't a business here: bills to pay, and behind one line what a business gets. */
export function PayerPortal({ answer, businessStatus, children }: PayerPortalProps) {
  return (
    <>
      <section className="on-forest bg-forest text-on-forest">
        <div className="page-width py-8 sm:py-10">
          <p className="font-medium text-mint text-sm">Business Portal</p>
          <h1 className="mt-2 font-medium font-serif text-title">What you owe</h1>
          <p className="mt-2 max-w-[68ch] text-on-forest-muted">
            Your suppliers sold these bills to investors, so you pay them here. You don't need an
            account.
          </p>
        </div>
      </section>
      <div className="page-width py-8 sm:py-10">
        {children}
        <details className="mt-10 border-line border-t pt-3">
          <summary className="inline-flex min-h-11 items-center text-muted underline decoration-1 underline-offset-4 hover:text-ink">
            Do you send invoices too? Get paid early for yours
          </summary>
          <div className="mt-4 space-y-12">
            <StatusPanel businessStatus={businessStatus} hasListed={false} />
            <FeatureCards answer={answer} businessStatus={businessStatus} isBrief />
          </div>
        </details>
      </div>
    </>
  );
}
