import { brand } from "@tenora/domain/brand";
import Coins from "lucide-react/icons/coins";
import FileLock from "lucide-react/icons/file-lock";
import Globe from "lucide-react/icons/globe";
import HandHelping from "lucide-react/icons/hand-helping";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { buttonClass } from "~/ui/button";

const mission = `We are building the world's largest ${brand.product.toLowerCase()} exchange, on what decentralized finance and traditional finance each do best.`;

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
    text: "Lending between family, friends and suppliers has always existed, on paper napkins and good faith. We make informal lending into irrevocable records.",
    icon: Coins,
  },
  {
    title: "Community power",
    text: "The people who know a business best are often the first to trust it. Their funding and their ratings make it easier for everyone after them.",
    icon: HandHelping,
  },
] as const;

export const meta = () => pageMeta({ title: "About & Contact", description: mission });

export default function About() {
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
      <section
        aria-labelledby="contact"
        className="mt-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card border border-line bg-surface p-8 shadow-card sm:p-10"
      >
        <div>
          <h2 id="contact" className="font-serif text-title">
            Talk to us
          </h2>
          <p className="mt-2.5 max-w-[52ch] text-muted">
            Questions about selling, investing or working with us? Message us on LinkedIn, and a
            real person will answer.
          </p>
        </div>
        <a
          href={brand.links.contact}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ size: "lg", className: "max-sm:w-full" })}
        >
          Contact Us
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </section>
    </div>
  );
}
