import { useCallback } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { ConnectButton } from "~/features/wallet/connect-button";
import { sendRequest } from "~/http/send-request";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { notify } from "~/ui/toast/toast";
import type { FundingRequestResponse } from "../api/responses.ts";
import { requestPath } from "../request-queries.ts";

interface PublishButtonProps {
  request: FundingRequestResponse;
  onDone: () => void;
}

/** Lists an approved request with one transaction, and has the server record the listing at once. */
export function PublishButton({ request, onDone }: PublishButtonProps) {
  const { id } = request;
  const build = useCallback<BuildIntent>(
    async (context) => (await import("./publish-intent.ts")).publishIntent(context, id),
    [id],
  );
  async function record() {
    const path = `${requestPath(id)}/listing`;
    const result = await sendRequest(path, { method: "POST", body: {} });
    if (!result.ok) {
      // The worker records it, too.
      const description =
        "Our pages show it in full in a few minutes. You don't need to do anything.";
      notify({ title: "Published, not recorded yet", description });
    }
    onDone();
  }
  return (
    <TransactionButton
      id={`publish:${id}:${request.version}`}
      build={build}
      onConfirmed={() => void record()}
      disconnected={<ConnectButton />}
    >
      Publish on the exchange
    </TransactionButton>
  );
}
