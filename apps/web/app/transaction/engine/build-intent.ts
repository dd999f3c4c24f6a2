import { buildFailed, built, walletChanged } from "../state/transaction-events.ts";
import type { BuildIntent } from "../state/transaction-intent.ts";
import type { TransactionRun } from "../state/transaction-run.ts";
import { describeProblem } from "./describe-problem.ts";
import { type EngineContext, walletChange } from "./engine-context.ts";

/** Builds the intent of a run for the wallet that pressed; a change of the wallet ends it. */
export async function buildIntent(
  context: EngineContext,
  { attempt, account, chainId }: TransactionRun,
  build: BuildIntent | undefined,
): Promise<void> {
  const { wallet, client, dispatch } = context;
  const change = () => walletChange(wallet.getState(), { account });
  try {
    if (wallet.getState().network === "unknown") await wallet.refresh();
    const changed = change();
    if (changed) return dispatch(attempt, walletChanged(changed));
    const intent = await build?.({
      account,
      chainId,
      client,
      deployment: context.deployment(),
      isRelaying: context.isRelaying,
    });
    if (intent) dispatch(attempt, built(intent));
  } catch (error) {
    const changed = change();
    dispatch(
      attempt,
      changed ? walletChanged(changed) : buildFailed(describeProblem(error, context)),
    );
  }
}
