import { useQuery } from "@tanstack/react-query";
import type { MailChoices, MailRecipient } from "@tenora/database/mail/mail-settings";
import { requestData } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";

export const ownSettingsPath = "/api/emails/own";

/** Null where the wallet has no such record. */
export type OwnSettingsResponse = Readonly<Record<MailRecipient, MailChoices | null>> & {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
};

/** What the owner of the connected wallet chose about mails, once it is proven. */
export function useOwnSettings() {
  const { walletAddress, isConnected } = useWallet();
  return useQuery({
    queryKey: ["own-email-settings", walletAddress],
    queryFn: ({ signal }) => requestData<OwnSettingsResponse>(ownSettingsPath, signal),
    enabled: isConnected,
    // It would change under what is ticked.
    refetchOnWindowFocus: false,
  });
}
