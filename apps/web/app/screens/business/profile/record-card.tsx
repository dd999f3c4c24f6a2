import { Link } from "react-router";
import { SellerRecordList } from "~/features/receivable/seller/seller-record";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { Notice } from "~/ui/notice";
import type { ProfilePage } from "./profile.server.ts";

/** The record on the chain, and the way to the receivables that it counts. */
export function RecordCard({ page }: { page: ProfilePage }) {
  const { wallet, hasListed, hasPublic, record, ratings } = page;
  if (!hasListed)
    return (
      <Notice
        role="none"
        title="Your record starts with your first receivable"
        className="mt-8"
        action={
          <Link to="/business/funding-request" className={buttonClass({ size: "sm" })}>
            Create a request
          </Link>
        }
      >
        Every listing and every repayment counts, and can't be changed afterwards.
      </Notice>
    );
  return (
    <Card className="mt-8">
      <CardHeading
        title="Your record"
        description="Calculated from on-chain records and shown on your public page. Each of your listings shows it too: how many receivables you’ve listed, repaid on time and defaulted on."
      />
      <SellerRecordList record={record} />
      {ratings && (
        <p className="mt-5 text-muted">
          <span className="font-medium text-ink">{ratings}.</span> Your public page shows what they
          say.
        </p>
      )}
      <Link
        to={hasPublic ? `/exchange?q=${wallet}` : "/business/funding-request"}
        className={buttonClass({ variant: "outline", className: "mt-6" })}
      >
        {hasPublic ? "See your receivables" : "See your requests"}
      </Link>
    </Card>
  );
}
