import { useQuery } from "@tanstack/react-query";
import type { Tier } from "@tenora/domain/business/business";
import { requestData } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";
import { TierProgressCard } from "../../status/tier-progress";
import type { TierRecordResponse } from "../../status/tier-record.route";

/** The way to the next tier; nothing until the record is read. */
export default function OwnTierProgress({ tier }: { tier: Tier }) {
  const { walletAddress } = useWallet();
  const path = `/api/wallets/${walletAddress}/tier-record`;
  const { data } = useQuery({
    queryKey: ["tier-record", walletAddress],
    queryFn: ({ signal }) => requestData<TierRecordResponse>(path, signal),
  });
  return data?.record ? <TierProgressCard tier={tier} record={data.record} /> : null;
}
