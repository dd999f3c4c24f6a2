import { silentHint } from "../errors.ts";
import type { WalletCore } from "../state/wallet-core.ts";

/** A question that is open in the wallet. */
export interface PendingRequest {
  /** Aborted when the person gives up waiting. */
  readonly cancelled: AbortController;
  /** Says at once why nothing happens. */
  hint(text: string): void;
  end(): void;
}

/** Opens a wait: after a few silent seconds `waitingHint` says where to look. */
export function trackPendingRequest(core: WalletCore): PendingRequest {
  const cancelled = new AbortController();
  const hint = (waitingHint: string) => core.patch({ waitingHint });
  const timer = setTimeout(() => hint(silentHint), core.hintAfterMs);
  core.pendingRequests.add(cancelled);
  return {
    cancelled,
    hint(text) {
      clearTimeout(timer);
      hint(text);
    },
    end() {
      clearTimeout(timer);
      core.pendingRequests.delete(cancelled);
      if (core.pendingRequests.size === 0) core.patch({ waitingHint: "" });
    },
  };
}
