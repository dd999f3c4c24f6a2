import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { ListingQueries } from "../listing-queries.tsx";
import type { DebtorResponse } from "./debtor.route.ts";

interface GradedRecordProps {
  readonly listing: bigint;
  /** What everybody else reads, and everybody until the answer is there. */
  readonly others: string;
}

/** Why the customer's record scored as it did, for an investor who may know who they are. */
export default function GradedRecord({ listing, others }: GradedRecordProps) {
  return (
    <ListingQueries>
      <Reason path={`/api/exchange/${listing}/debtor`} others={others} />
    </ListingQueries>
  );
}

/** The same request as that of the customer's card. */
function Reason({ path, others }: Pick<GradedRecordProps, "others"> & { path: string }) {
  const { answer } = useProvenQuery<DebtorResponse>(path, true);
  if (answer.kind !== "ready" || !answer.data.isAdmitted) return others;
  const { debtor } = answer.data;
  if (debtor === null) return "Investors don’t see this customer’s record.";
  return debtor.gradedRecord ?? "How they had paid when it was graded wasn’t recorded.";
}
