import { asAdmin } from "@tenora/database/as-admin";
import {
  findInvestorForReview,
  type InvestorForReview,
} from "@tenora/database/find-investor-for-review";
import { DomainError } from "@tenora/domain/failure";
import { data, useNavigate, useSearchParams } from "react-router";
import { servicesContext } from "~/config/services.server";
import { StatusBadge } from "~/features/business-standing/status-badge";
import { Badge } from "~/ui/badge";
import { Dialog } from "~/ui/dialog";
import type { Route } from "./+types/investor";
import { GovernmentId } from "./government-id.tsx";
import { InvestorActs } from "./investor-acts.tsx";
import { InvestorFacts } from "./investor-facts.tsx";
import { InvestorFooter } from "./investor-footer.tsx";
import { useInvestorActs } from "./use-investor-acts.ts";

/** One investor in full, but for his government id; null for whoever is not signed in. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { adminSessions, adminDatabase } = context.get(servicesContext);
  const session = await adminSessions.read(request);
  if (session === null) return null;
  try {
    return await asAdmin(adminDatabase, session.token, (tx) =>
      findInvestorForReview(tx, params.id),
    );
  } catch (error) {
    const code = error instanceof DomainError ? error.code : null;
    if (code === "INVESTOR_NOT_FOUND" || code === "INVALID_INPUT")
      throw data(null, { status: 404 });
    throw error;
  }
}

export default function InvestorDetails({ loaderData: investor }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const acts = useInvestorActs(investor?.id ?? "");
  if (investor === null) return null;
  const close = () =>
    navigate(
      { pathname: "/admin/investors", search: params.toString() },
      { preventScrollReset: true },
    );
  return (
    <Dialog
      open
      size="lg"
      onClose={close}
      title={investor.investorName}
      description={<Standing investor={investor} />}
      footer={<InvestorFooter investor={investor} acts={acts} />}
    >
      <div className="space-y-8">
        <InvestorFacts investor={investor} />
        <GovernmentId key={investor.id} investorId={investor.id} />
        <InvestorActs acts={investor.acts} registeredAt={investor.createdAt} />
      </div>
    </Dialog>
  );
}

function Standing({ investor }: { investor: InvestorForReview }) {
  return (
    <span className="flex flex-wrap gap-2">
      <StatusBadge status={investor.status} />
      {investor.suspendedAt && <Badge tone="bad">Suspended</Badge>}
    </span>
  );
}
