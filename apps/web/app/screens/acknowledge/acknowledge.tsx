import { acknowledgementTokenForm } from "@tenora/database/acknowledgement/acknowledgement-token";
import { findAcknowledgement } from "@tenora/database/acknowledgement/answer-acknowledgement";
import { findEarlierConfirmations } from "@tenora/database/acknowledgement/earlier-confirmations";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { formatMoment } from "@tenora/domain/text/format-date";
import { data } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { servicesContext } from "~/services.server";
import { UnknownLink } from "~/ui/text/unknown-link";
import type { Route } from "./+types/acknowledge";
import { AcknowledgeView } from "./acknowledge-view.tsx";
import type { AskedPage } from "./asked-page.ts";
import { debtWords } from "./debt-words.server.ts";
import { earlierWords } from "./earlier-words.server.ts";

export const meta = () => [
  ...pageMeta({
    title: "Check an invoice or order",
    description: "Confirm an invoice or order, or say what's wrong.",
  }),
  { name: "robots", content: "noindex" },
  // The address is the key to the answer.
  { name: "referrer", content: "no-referrer" },
];

const problems = {
  kind: "Please choose what it's about before you send it.",
  reason: "Please say what's wrong before you send it.",
  long: "Your reason is too long. Please say it in at most 2,000 characters.",
  answer: "We couldn't read your answer. Please choose again.",
} as const;

/** What a link in a mail asks. Opening it changes nothing: mail services open links by themselves. */
export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [found, confirmed] = acknowledgementTokenForm.test(token)
    ? await asVisitor(services.publicDatabase, async (tx) => [
        await findAcknowledgement(tx, token),
        await findEarlierConfirmations(tx, token),
      ])
    : [null, []];
  if (found === null) return data(null, { status: 404 });
  const { state, debt, answeredAt, expiresAt, isSigned } = found;
  const problem = new URL(request.url).searchParams.get("problem");
  const page: AskedPage = {
    token,
    state,
    debt: debt && debtWords(debt),
    earlier: await earlierWords(services, confirmed),
    isSigned,
    answeredAt: answeredAt && `${formatMoment(answeredAt)} UTC`,
    expiresAt: `${formatMoment(expiresAt)} UTC`,
    problem:
      state === "open" && problem !== null && problem in problems
        ? problems[problem as keyof typeof problems]
        : null,
  };
  // Over: what it asked is no longer told.
  return data(page, { status: debt === null ? 410 : 200 });
}

/** For the customer of a business: whether they owe what it wants to sell. No account is needed. */
export default function Acknowledge({ loaderData }: Route.ComponentProps) {
  if (loaderData === null)
    return (
      <UnknownLink>
        Part of its address may be missing. Open it from our email again, or write to us for a new
        one.
      </UnknownLink>
    );
  return <AcknowledgeView page={loaderData} />;
}
