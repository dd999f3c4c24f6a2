import { errorSentence, pendingHint, silentHint } from "../errors.ts";
import { noProviderMessage } from "../provider/provider.ts";
import {
  cancel,
  closePrompt,
  disconnect,
  failConnecting,
  followAccounts,
  followChain,
  hint,
  notify,
  openConnection,
  openPrompt,
  type Reduced,
  show,
  showChain,
  startConnecting,
} from "./transitions.ts";
import type { WalletEvent, WalletModel } from "./wallet-model.ts";
import { walletConnected, walletNotFound } from "./wallet-notice.ts";

/** The next model and what is to be done about it. Events of an earlier key change nothing. */
export function reduce(model: WalletModel, event: WalletEvent): Reduced {
  const { connection, attempt, reading } = model;
  switch (event.type) {
    case "providers-changed": {
      const { providers, mustChoose } = event;
      return [show(model, { hasProvider: providers.length > 0, providers, mustChoose }), []];
    }
    case "restore-requested":
      return [{ ...model, isRestoreWanted: true }, []];
    case "restored":
      return openConnection(model, event.connection);
    case "no-provider":
      return [
        show(model, { problem: noProviderMessage }),
        [{ type: "mark-connecting" }, notify(walletNotFound)],
      ];
    case "connect-started":
      return startConnecting(model, event);
    case "connect-pending":
      if (attempt?.key !== event.key) return [model, []];
      return hint(
        { ...model, attempt: { ...attempt, isOpenElsewhere: true } },
        event.key,
        pendingHint,
      );
    case "connected":
      if (attempt?.key !== event.connection.key) return [model, []];
      return openConnection(model, event.connection, walletConnected);
    case "connect-failed":
      return attempt?.key === event.key ? failConnecting(model, event.error) : [model, []];
    case "cancel-requested":
      return cancel(model);
    case "disconnect-requested": {
      const [cancelled, effects] = cancel(model);
      const [disconnected, more] = disconnect(cancelled, "mark-disconnected");
      return [disconnected, [...effects, ...more]];
    }
    case "accounts-changed":
      return connection ? followAccounts(model, connection, event) : [model, []];
    case "chain-changed":
      return connection ? followChain(model, event.chainId) : [model, []];
    case "network-lost":
      if (!connection) return [model, []];
      return [
        show({ ...model, reading: 0 }, { balance: "", chainId: "", network: "unknown" }),
        event.willReconnect ? [] : [{ type: "check-account", connection }],
      ];
    case "account-lost":
      return connection?.key === event.key ? disconnect(model, "clear-connected") : [model, []];
    case "reading-started":
      return [{ ...model, reading: event.key }, []];
    case "balance-read":
      return [reading === event.key ? show(model, { balance: event.balance }) : model, []];
    case "chain-read": {
      if (reading !== event.key) return [model, []];
      const next = showChain(model, event.chainId);
      const isWrong = event.notifyWrongNetwork && next.view.network === "other";
      return [next, isWrong ? [{ type: "recommend-network" }] : []];
    }
    case "network-checked":
      return [reading === event.key ? show(model, { network: event.network }) : model, []];
    case "prompt-opened":
      return openPrompt(model, event.key);
    case "prompt-silent":
      return model.prompts.some(({ key, isHinted }) => key === event.key && !isHinted)
        ? hint(model, event.key, silentHint)
        : [model, []];
    case "prompt-closed":
      return [closePrompt(model, event.key), []];
    case "switch-started":
      return [show(model, { switchProblem: "" }), []];
    case "switch-answered":
      return [
        connection?.found.provider === event.provider ? showChain(model, event.chainId) : model,
        [],
      ];
    case "switch-failed":
      return [
        show(model, { switchProblem: errorSentence(event.cause) }),
        [{ type: "log", message: event.message, cause: event.cause }],
      ];
  }
}
