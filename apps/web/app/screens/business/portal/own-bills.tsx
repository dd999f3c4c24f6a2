import { TaskList } from "~/features/dashboard/task-list";
import { useOwnBills } from "./use-own-bills.ts";

/**
 * What the connected wallet owes as a customer of others; nothing for most. While it can't be read nothing is
 * said, since hardly any visitor owes something, and each bill has its own page and mails.
 */
export default function OwnBills({ className }: { className?: string }) {
  const bills = useOwnBills();
  if (bills.length === 0) return null;
  return (
    <div className={className}>
      <TaskList id="bills" title="Bills to pay" tasks={bills} variant="default" />
    </div>
  );
}
