import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { CopyButton } from "~/ui/copy-button";
import type { TrustFacts } from "./trust-facts.ts";

/** Every contract by address, so that visitors needn't take our word for which ones are ours. */
export function ContractList({ contracts, chainName, isDemo }: TrustFacts) {
  if (contracts.length === 0) return null;
  return (
    <section aria-labelledby="contracts" className="mt-20">
      <h2 id="contracts" className="font-serif text-title">
        Our contracts
      </h2>
      <p className="mt-3 max-w-[60ch] text-muted">
        {isDemo
          ? `On this demo's own chain, which wallets show as ${chainName}. No block explorer covers it, so the addresses have no links.`
          : `On ${chainName}. Check an address before you send anything to it.`}
      </p>
      <dl className="mt-6 max-w-4xl divide-y divide-line border-line border-y">
        {contracts.map(({ name, purpose, address, link }) => (
          <div key={name} className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-[20rem_1fr]">
            <dt>
              <span className="font-medium">{name}</span>
              <span className="block text-muted text-sm">{purpose}</span>
            </dt>
            <dd className="flex items-center justify-between gap-4 self-center font-mono text-sm">
              {link ? (
                <a
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-mint-strong underline underline-offset-4 hover:decoration-2"
                >
                  <Address address={address} />
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              ) : (
                <Address address={address} />
              )}
              <CopyButton text={address} label="Copy" size="sm" className="-mr-3.5 font-sans" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The whole address where it has room on one line. */
const Address = ({ address }: { address: string }) => (
  <span title={address}>
    <span className="lg:hidden">{shortenAddress(address)}</span>
    <span className="max-lg:hidden">{address}</span>
  </span>
);
