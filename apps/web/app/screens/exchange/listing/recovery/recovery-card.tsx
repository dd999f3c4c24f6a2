import { Card, CardHeading } from "~/ui/card";
import type { RecoveryWords } from "./recovery-words.ts";

/** What our team did about a late debt, and what comes next; nothing while nothing is late. */
export function RecoveryCard({ recovery }: { recovery: RecoveryWords | null }) {
  if (recovery === null) return null;
  const { lastContact, contacts, step } = recovery;
  return (
    <Card>
      <CardHeading
        title="Recovery"
        description="How our team follows up on this debt. Names and what was said aren't public."
      />
      <dl className="figures grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Pair label="Last contact" value={lastContact} />
        {contacts && <Pair label="Contacts" value={contacts} />}
        <Pair label={step.label} value={step.words} isWide />
      </dl>
    </Card>
  );
}

function Pair({ label, value, isWide }: { label: string; value: string; isWide?: true }) {
  return (
    <div className={isWide && "sm:col-span-2"}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="mt-0.5 max-w-[68ch] font-medium">{value}</dd>
    </div>
  );
}
