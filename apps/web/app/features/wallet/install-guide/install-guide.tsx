import { brand } from "@tenora/domain/brand";
import { lazy, Suspense } from "react";
import { Button, buttonClass } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useWallet } from "~/wallet/wallet-provider";
import { CheckAgain } from "./check-again.tsx";
import { GuideStep } from "./guide-step.tsx";
import { PhoneHelp } from "./phone-help.tsx";

// Fetched only where demo wallets exist; elsewhere the server does not serve the file.
const DemoChoices = lazy(() =>
  import("../demo/demo-choices.tsx").catch(() => ({ default: () => null })),
);

interface InstallGuideProps {
  onClose: () => void;
  /** Called when a wallet has appeared since the guide was opened. */
  onFound: () => void;
  onDemoChosen: (providerId: string) => void;
}

/** Four steps from no wallet to a connected one. */
export default function InstallGuide({ onClose, onFound, onDemoChosen }: InstallGuideProps) {
  const { demoWallets } = useWallet().config.features;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Wallet installation guide"
      description="You'll need a browser wallet such as MetaMask. Setting one up takes a few minutes."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            I'll do this later
          </Button>
          <a
            href={brand.links.walletInstall}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass()}
          >
            Visit the wallet site
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      }
    >
      {demoWallets && (
        <Suspense fallback={<p className="mb-6 text-muted text-sm">Loading demo wallets…</p>}>
          <DemoChoices onChosen={onDemoChosen} />
        </Suspense>
      )}
      <PhoneHelp />
      <ol className="grid gap-5">
        <GuideStep number={1} title="Visit the wallet site">
          Only use <strong>{new URL(brand.links.walletInstall).hostname}</strong>. Fake wallet sites
          are made to steal funds.
        </GuideStep>
        <GuideStep number={2} title="Install the extension">
          Add it to your browser. On a phone, install the app and open this page inside it.
        </GuideStep>
        <GuideStep number={3} title="Create or import a wallet">
          Write your recovery phrase down on paper. No one from {brand.name} will ever ask for it.
        </GuideStep>
        <GuideStep number={4} title="Return and click Connect Wallet">
          Come back to this page, reload it, and click Connect Wallet.
          <CheckAgain onFound={onFound} />
        </GuideStep>
      </ol>
    </Dialog>
  );
}
