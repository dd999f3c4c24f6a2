import {
  checkProfile,
  type ProfileAnswers,
  type ProfileErrors,
} from "@tenora/domain/business/profile";
import { useState } from "react";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { useWallet } from "~/wallet/wallet-provider";

export interface ProfileFormState {
  readonly answers: ProfileAnswers;
  readonly errors: ProfileErrors;
  /** Why the last attempt failed; everything typed is still there. */
  readonly problem: string;
  readonly state: "idle" | "busy" | "saved";
  change(change: Partial<ProfileAnswers>): void;
  save(): Promise<void>;
}

/** The form of the public page, from what is public now. */
export function useProfileForm(saved: ProfileAnswers): ProfileFormState {
  const wallet = useWallet();
  const [answers, setAnswers] = useState(saved);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [problem, setProblem] = useState("");
  const [state, setState] = useState<ProfileFormState["state"]>("idle");

  async function send(): Promise<string | null> {
    const rejection = await ensureWalletSession(wallet);
    if (rejection !== null) return rejection;
    const sent = await sendRequest("/api/business/profile", { method: "PUT", body: answers });
    return sent.ok ? null : sent.message;
  }

  return {
    answers,
    errors,
    problem,
    state,
    change(change) {
      setAnswers({ ...answers, ...change });
      setState("idle");
      setErrors(({ ...rest }) => {
        for (const name of Object.keys(change)) delete rest[name as keyof ProfileErrors];
        return rest;
      });
    },
    async save() {
      const found = checkProfile(answers, new Date().getUTCFullYear());
      setErrors(found.errors);
      setProblem("");
      if (found.profile === null) return focusFirstError();
      setState("busy");
      const failure = await send();
      setState(failure === null ? "saved" : "idle");
      setProblem(failure ?? "");
    },
  };
}
