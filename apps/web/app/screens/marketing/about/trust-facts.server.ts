import type { PublicConfig } from "@tenora/configuration/public-config";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { ContractFacts, TrustFacts } from "./trust-facts.ts";

/** In the order in which they are shown, by their names in `/config.json`. */
const purposes = [
  ["exchange", "Exchange", "Records who owns each note, and holds money until it is collected"],
  ["registry", "Registry", "Lists our reviewers, the stablecoins and the fee for new receivables"],
  ["rewards", "Rewards", "Records the rewards that sellers promise and who claimed them"],
  ["eligibleGate", "Approved investors", "Only investors we’ve approved can buy"],
  ["inviteGate", "Sales by invitation", "Only wallets the seller invites can buy"],
  ["linkGate", "Sales by link", "Anyone with the seller’s link can buy"],
  ["openGate", "Sales open to all", "Lets any wallet buy"],
  ["lens", "Lens", "Reads the figures for our pages; holds no money"],
] as const;

/** From the settings alone, so that the page is the same until the next start. */
export function trustFacts(
  settings: Pick<WebSettings, "operator" | "publicConfig" | "takesMessages" | "secondReviewerFrom">,
): TrustFacts {
  const { operator, publicConfig, takesMessages, secondReviewerFrom } = settings;
  return {
    isDemo: publicConfig.features.demo,
    operator,
    takesMessages,
    secondReviewerFrom,
    chainName: publicConfig.chain.name,
    contracts: [...contracts(publicConfig), ...stablecoins(publicConfig)],
  };
}

function contracts(config: PublicConfig): ContractFacts[] {
  return purposes.flatMap(([key, name, purpose]) => {
    const address = config.contracts[key];
    return address ? [{ name, purpose, address, link: addressLink(config, address) }] : [];
  });
}

const stablecoins = (config: PublicConfig): ContractFacts[] =>
  config.stablecoins.map(({ symbol, address }) => ({
    name: symbol,
    purpose: config.features.demo ? "A test coin without any value" : "Issued by another company",
    address,
    link: addressLink(config, address),
  }));

/** No explorer knows our own chain, which is told by its first block. */
function addressLink({ chain, features }: PublicConfig, address: string): string | null {
  if (features.demo || chain.genesisHash !== undefined || chain.explorerUrl === "") return null;
  return `${chain.explorerUrl}/address/${address}`;
}
