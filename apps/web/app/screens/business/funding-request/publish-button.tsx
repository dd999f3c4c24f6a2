import { useCallback } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { ConnectButton } from "~/features/wallet/connect-button";
import { sendRequest } from "~/http/send-request";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { notify } from "~/ui/toast/toast";
import type { FundingRequestDetail, StoredOffer } from "./api/responses.ts";
import { requestPath } from "./request-queries.ts";

interface PublishButtonProps {
  request: FundingRequestDetail;
  offer: StoredOffer;
  onDone: () => void;
}

/** Lists an approved request with one transaction, and has the server record the listing at once. */
export function PublishButton({ request, offer, onDone }: PublishButtonProps) {
  const build = useCallback<BuildIntent>(
    async (context) => (await import("./publish-intent.ts")).publishIntent(context, offer),
    [offer],
  );
  async function record() {
    const path = `${requestPath(request.id)}/listing`;
    const result = await sendRequest(path, { method: "POST", body: {} });
    if (!result.ok) {
      // The worker records it, too.
      const description = "Our pages show it in full in a few minutes. You needn't do anything.";
      notify({ title: "Published, not recorded yet", description });
    }
    onDone();
  }
  return (
    <TransactionButton
      id={`publish:${request.id}:${request.version}`}
      build={build}
      onConfirmed={() => void record()}
      disconnected={<ConnectButton />}
    >
      Publish on the exchange
    </TransactionButton>
  );
}
