import { useQueryClient } from "@tanstack/react-query";
import {
  type InvestorForm,
  investorFormSchema,
  investorMessages,
  toRegistration,
} from "@tenora/domain/investor/investor";
import { useState } from "react";
import { useNavigate } from "react-router";
import { markRegistered } from "~/features/investor-status/use-investor-status";
import { sendRequest, serverMessage } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { tellTimeZone } from "~/session/tell-time-zone";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { dismiss, notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";

export type RegistrationValues = Omit<InvestorForm, "agreeTerms"> & {
  readonly agreeTerms: boolean;
};
type FieldErrors = Partial<Record<keyof RegistrationValues, string>>;

const emptyForm: RegistrationValues = {
  investorName: "",
  email: "",
  country: "",
  idNumber: "",
  agreeTerms: false,
};

/** One toast for failures: the next one replaces it. */
const problemToast = "registration-problem";

/** The state of the form, and its submission. A failure keeps the form. */
export function useRegistration() {
  const wallet = useWallet();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [values, setValues] = useState(emptyForm);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);

  function change(changed: Partial<RegistrationValues>) {
    setValues((now) => ({ ...now, ...changed }));
    setErrors((now) => ({ ...now, ...fromKeys(changed, undefined) }));
  }

  async function submit() {
    if (isSubmitting) return;
    const parsed = investorFormSchema.safeParse(values);
    if (!parsed.success) {
      setErrors(firstErrors(parsed.error.issues));
      return focusFirstError();
    }
    if (!wallet.isConnected) return fail(investorMessages.walletMissing);
    setSubmitting(true);
    try {
      await proveAndSend(parsed.data, wallet.walletAddress);
    } catch (error) {
      console.error("The registration failed", error);
      fail(investorMessages.unexpected);
    } finally {
      setSubmitting(false);
    }
  }

  async function proveAndSend(form: InvestorForm, walletAddress: string) {
    const rejection = await ensureWalletSession(wallet);
    if (rejection !== null) return fail(investorMessages.rejected, rejection);
    const body = toRegistration(form, walletAddress);
    const result = await sendRequest("/api/investor/registrations", { method: "POST", body });
    if (!result.ok) {
      const { rejected, unexpected } = investorMessages;
      const message = result.code === "UNKNOWN_FAILURE" ? rejected : serverMessage(result);
      return fail(message ?? unexpected);
    }
    dismiss(problemToast);
    notify({ title: investorMessages.submitted, tone: "success" });
    markRegistered(client, walletAddress);
    tellTimeZone();
    await navigate("/investor/onboarding/success");
  }

  return { values, errors, isSubmitting, change, submit };
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path[0] as keyof RegistrationValues] ??= message;
  return errors;
}

const fromKeys = <T>(keyed: object, value: T) =>
  Object.fromEntries(Object.keys(keyed).map((key) => [key, value]));

function fail(title: string, description?: string): void {
  notify({ id: problemToast, title, description, tone: "destructive" });
}
