import { useState } from "react";
import { RewardCard } from "~/features/reward/reward-card";
import type { WaitingReward } from "~/features/reward/reward-view";
import { rewardsPath } from "~/features/reward/use-own-rewards";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { MakeButton } from "./make-button.tsx";

interface WaitingRewardCardProps {
  readonly waiting: WaitingReward;
  /** Once it is on the chain. */
  readonly onMade: () => void;
  readonly onChange: () => void;
  readonly onDeleted: () => void;
}

/** A reward that is described and not on the chain: until then it can be changed and deleted. */
export function WaitingRewardCard({
  waiting: { digest, uri, reward },
  onMade,
  onChange,
  onDeleted,
}: WaitingRewardCardProps) {
  return (
    <RewardCard reward={reward}>
      <p className="mt-2 font-medium text-amber">Not on the chain yet</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <MakeButton digest={digest} uri={uri} onDone={onMade} />
        <Button variant="outline" size="sm" onClick={onChange}>
          Change <span className="sr-only">{reward.name}</span>
        </Button>
        <DeleteButton digest={digest} name={reward.name} onDeleted={onDeleted} />
      </div>
    </RewardCard>
  );
}

interface DeleteButtonProps {
  readonly digest: string;
  readonly name: string;
  readonly onDeleted: () => void;
}

/** Deletes after asking once. */
function DeleteButton({ digest, name, onDeleted }: DeleteButtonProps) {
  const wallet = useWallet();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const close = () => setOpen(false);

  async function remove() {
    setBusy(true);
    const rejection = await ensureWalletSession(wallet);
    const result =
      rejection === null
        ? await sendRequest(rewardsPath, { method: "DELETE", body: { digest } })
        : { ok: false as const, message: rejection };
    setBusy(false);
    if (!result.ok) return setProblem(result.message);
    close();
    onDeleted();
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Delete <span className="sr-only">{name}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={`Delete “${name}”?`}
        description="It isn't on the chain, and no buyer has seen it. This can't be undone. If you've just sent it to the chain, wait until it appears there."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button variant="destructive" busy={isBusy} onClick={() => void remove()}>
              Delete the reward
            </Button>
          </>
        }
      >
        {problem && (
          <Notice tone="bad" title="Not deleted">
            {problem}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
