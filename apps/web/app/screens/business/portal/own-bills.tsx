import { useQuery } from "@tanstack/react-query";
import { TaskList } from "~/features/dashboard/task-list";
import { requestData } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";
import type { BillsResponse } from "./bills.ts";

/** How often they are read again while somebody looks, in ms. */
const refreshMs = 15_000;

/**
 * What the connected wallet owes as a customer of others; nothing for most. While it can't be read nothing is
 * said, since hardly any visitor owes something, and each bill has its own page and mails.
 */
export default function OwnBills({ className }: { className?: string }) {
  const { walletAddress, isConnected } = useWallet();
  const { data } = useQuery({
    queryKey: ["bills", walletAddress],
    queryFn: ({ signal }) =>
      requestData<BillsResponse>(`/api/wallets/${walletAddress}/bills`, signal),
    enabled: isConnected,
    refetchInterval: refreshMs,
  });
  const bills = data?.bills ?? [];
  if (bills.length === 0) return null;
  return (
    <div className={className}>
      <TaskList id="bills" title="Bills to pay" tasks={bills} />
    </div>
  );
}
