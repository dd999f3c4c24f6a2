import { coverMaxBytes } from "@tenora/domain/article/article-cover";
import { checkReward, type RewardErrors, type RewardWords } from "@tenora/domain/reward/reward";
import { useRef, useState } from "react";
import type { WaitingReward } from "~/features/reward/reward-view";
import { rewardsPath } from "~/features/reward/use-own-rewards";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { useWallet } from "~/wallet/wallet-provider";
import { readRewardDraft, storeRewardDraft } from "./reward-draft.ts";

const empty: RewardWords = { name: "", description: "", redemption: "", until: "" };

export interface CreateReward {
  readonly words: RewardWords;
  readonly picture: File | null;
  readonly errors: RewardErrors & { readonly picture?: string };
  /** Why the last attempt failed; everything typed is still there. */
  readonly problem: string;
  readonly isBusy: boolean;
  /** Whether it began with what was typed here before. */
  readonly isRestored: boolean;
  change(change: Partial<RewardWords>): void;
  choose(picture: File | null): void;
  submit(): Promise<void>;
  /** Forgets what was typed. */
  discard(): void;
}

/**
 * The form of a new reward, or of one in place of `old`, whose picture stays unless another is chosen;
 * `now` in ms since 1970. Calls `onSaved` once the server has it. What is typed survives a reload.
 */
export function useCreateReward(
  now: number,
  old: WaitingReward | null,
  onSaved: () => void,
): CreateReward {
  const wallet = useWallet();
  const replaces = old?.digest ?? "";
  const [typed] = useState(() => readRewardDraft(wallet.walletAddress, replaces));
  const [words, setWords] = useState<RewardWords>(() => typed ?? (old ? wordsOf(old) : empty));
  const [picture, setPicture] = useState<File | null>(null);
  const [errors, setErrors] = useState<CreateReward["errors"]>({});
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  /** The picture that the server has already, so that trying again doesn't send it again. */
  const uploaded = useRef<{ readonly file: File; readonly url: string } | null>(null);

  const keep = (kept: RewardWords | null) => storeRewardDraft(wallet.walletAddress, replaces, kept);

  async function save(file: File | null): Promise<string | null> {
    const rejection = await ensureWalletSession(wallet);
    if (rejection !== null) return rejection;
    if (file !== null && uploaded.current?.file !== file) {
      const sent = await sendRequest<{ pictureUrl: string }>(`${rewardsPath}/pictures`, {
        method: "POST",
        body: file,
      });
      if (!sent.ok) return sent.message;
      uploaded.current = { file, url: sent.data.pictureUrl };
    }
    const pictureUrl = file === null ? null : (uploaded.current?.url ?? null);
    const body = { words, pictureUrl, ...(old && { replaces: old.digest }) };
    const saved = await sendRequest(rewardsPath, { method: "POST", body });
    return saved.ok ? null : saved.message;
  }

  return {
    words,
    picture,
    errors,
    problem,
    isBusy,
    isRestored: typed !== null,
    change(change) {
      setWords({ ...words, ...change });
      keep({ ...words, ...change });
      setErrors(({ ...rest }) => {
        for (const name of Object.keys(change)) delete rest[name as keyof RewardErrors];
        return rest;
      });
    },
    choose(chosen) {
      setPicture(chosen);
      setErrors(({ picture: _, ...rest }) => rest);
    },
    async submit() {
      const found = {
        ...checkReward(words, now),
        ...(picture === null && old === null && { picture: "Choose a picture." }),
        ...(picture !== null &&
          picture.size > coverMaxBytes && { picture: "Choose a picture of at most 5 MB." }),
      };
      setErrors(found);
      if (Object.keys(found).length > 0) return focusFirstError();
      setBusy(true);
      setProblem("");
      const failure = await save(picture);
      setBusy(false);
      if (failure !== null) return setProblem(failure);
      keep(null);
      onSaved();
    },
    discard: () => keep(null),
  };
}

const wordsOf = ({ reward: { name, description, redemption, until } }: WaitingReward) => ({
  name,
  description,
  redemption,
  until,
});
