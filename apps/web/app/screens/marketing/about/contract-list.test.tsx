import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContractList } from "./contract-list.tsx";
import type { TrustFacts } from "./trust-facts.ts";

const address = `0x${"11".repeat(18)}ab80`;

test.each([null, "https://explorer.example/a"])(
  "contracts: an address is short on phones, whole elsewhere and in its title; link %s",
  (link) => {
    const contracts = [{ name: "Exchange", purpose: "Lists receivables", address, link }];
    const facts = { contracts, chainName: "Holesky", isDemo: false } as Partial<TrustFacts>;
    const html = renderToStaticMarkup(<ContractList {...(facts as TrustFacts)} />);
    expect(html).toContain(`<span title="${address}">`);
    expect(html).toContain('<span class="lg:hidden">0x1111...ab80</span>');
    expect(html).toContain(`<span class="max-lg:hidden">${address}</span>`);
    expect(html).toMatch(/<button[^>]*>.*Copy.*<\/button>/s);
  },
);
