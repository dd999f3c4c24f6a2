import { brand } from "@tenora/domain/brand";
import Coins from "lucide-react/icons/coins";
import FileLock from "lucide-react/icons/file-lock";
import Globe from "lucide-react/icons/globe";
import HandHelping from "lucide-react/icons/hand-helping";
import { data } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/about";
import { Contact } from "./contact/contact.tsx";
import { receiveMessage } from "./contact/receive-message.server.ts";
import { ContractList } from "./contract-list.tsx";
import { Promises } from "./promises.tsx";
import { trustFacts } from "./trust-facts.server.ts";
import { WhoRunsIt } from "./who-runs-it.tsx";

const mission = `We're building the world's largest ${brand.product.toLowerCase()} exchange, on what decentralized finance and traditional finance each do best.`;

const themes = [
  {
    title: "NFT-powered ownership",
    text: "A receivable is a claim, and a claim should have one clear owner. A token records who that is, what is owed and when, where anyone can check it.",
    icon: FileLock,
  },
  {
    title: "Global liquidity access",
    text: "A sound invoice from Hanoi or Penang deserves the same hearing as one from a financial centre. Stablecoins let capital come from anywhere, on any day.",
    icon: Globe,
  },
  {
    title: "Structured finance",
    text: "Lending between family, friends and suppliers has always existed, on paper napkins and good faith. We turn informal lending into irrevocable records.",
    icon: Coins,
  },
  {
    title: "Community power",
    text: "The people who know a business best are often the first to trust it. Their funding makes it easier for everyone after them.",
    icon: HandHelping,
  },
] as const;

export const meta = () => pageMeta({ title: "About & Contact", description: mission });

export const loader = ({ context }: Route.LoaderArgs) =>
  trustFacts(context.get(servicesContext).settings);

/** POST: a message of the contact form; the answer is this page with what became of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  if (request.method !== "POST" || !services.settings.takesMessages) {
    throw data(null, { status: 405, headers: { allow: "GET" } });
  }
  const { outcome, ...init } = await receiveMessage(request, services);
  return data(outcome, init);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function About({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="max-w-4xl">
        <h1 className="font-serif text-display">Work done should not wait to be paid</h1>
        <p className="mt-6 max-w-[60ch] text-lead text-muted">
          {mission} Small firms deliver, then wait one, two or three months for their money. We turn
          that waiting time into something others can buy, fairly priced and openly recorded.
        </p>
      </header>
      <ul className="mt-16 grid gap-x-12 gap-y-12 border-line-strong/45 border-t pt-12 md:grid-cols-2">
        {themes.map(({ title, text, icon: Icon }) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-4">
            <Icon aria-hidden="true" className="mt-1 size-6 text-mint-strong" strokeWidth={1.6} />
            <div>
              <h2 className="font-serif text-heading">{title}</h2>
              <p className="mt-2.5 max-w-[56ch] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Promises {...loaderData} />
      <WhoRunsIt {...loaderData} />
      <ContractList {...loaderData} />
      <Contact {...loaderData} email={loaderData.operator.email} outcome={actionData} />
    </div>
  );
}
