// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Complaints, Law } from "./complaints-and-law.tsx";
import { legalFacts } from "./legal-facts.server.ts";
import { OperatorIdentity, RegulatoryStatus } from "./operator-identity.tsx";

afterEach(cleanup);

type Settings = Parameters<typeof legalFacts>[0];

const nobody: Settings["operator"] = {
  company: null,
  jurisdiction: null,
  address: null,
  email: null,
  securityEmail: "security@tenora.example",
};
const company: Settings["operator"] = {
  ...nobody,
  company: "Tenora Pte Ltd",
  jurisdiction: "Singapore, UEN 202612345A",
  address: "1 Quay, Singapore",
  email: "hello@tenora.example",
};

/** All sections, with these settings. */
function read({ isDemo = false, ...changes }: Partial<Settings> & { isDemo?: boolean } = {}) {
  const facts = legalFacts({
    operator: company,
    legal: { governingLaw: "Singapore", regulatoryStatus: null, complaintWorkingDays: 12 },
    publicConfig: { features: { demo: isDemo } } as Settings["publicConfig"],
    takesMessages: true,
    ...changes,
  });
  const { container } = render(
    <MemoryRouter>
      <OperatorIdentity facts={facts} />
      <RegulatoryStatus facts={facts} />
      <Complaints facts={facts} />
      <Law facts={facts} />
    </MemoryRouter>,
  );
  return container.textContent ?? "";
}

const unnamed = "The operator of this site hasn’t published their name yet.";

test("terms: they name the operator that is configured, its address, law, courts and way to complain", () => {
  const text = read();
  expect(text).toContain("Tenora is run by Tenora Pte Ltd (Singapore, UEN 202612345A).");
  expect(text).toContain("Its address is 1 Quay, Singapore.");
  expect(text).toContain("through our contact form or by email at hello@tenora.example.");
  expect(text).toContain("A person reads your complaint and answers it within 12 working days.");
  expect(text).toContain("you can go to a court or, where there is one, to an ombudsman");
  expect(text).toContain("The law of Singapore applies to these terms");
  expect(text).toContain("you keep the protection that the law of the country you live in gives");
  for (const words of ["demo", unnamed, "security@"]) expect(text).not.toContain(words);
});

test("terms: an operator without a name, a mail or a law is said to have none", () => {
  const legal = { governingLaw: null, regulatoryStatus: null, complaintWorkingDays: 12 };
  const text = read({ operator: nobody, takesMessages: false, legal });
  expect(text).toContain(unnamed);
  expect(text).toContain("through our contact page. Say what happened");
  expect(text).toContain("The operator names no law or courts here, so");
  expect(text).toContain("you can go to its courts");
});

test("terms: a licence is shown as the operator states it, and otherwise said to be unstated", () => {
  expect(read()).toContain("The operator states no licence here");
  const regulatoryStatus = "Licensed by the example authority, no. 7.";
  const legal = { governingLaw: null, regulatoryStatus, complaintWorkingDays: 12 };
  const text = read({ legal });
  expect(text).toContain(`Regulatory status, as the operator states it: ${regulatoryStatus}`);
  expect(text).not.toContain("states no licence");
});

test("terms: a demonstration says that it is one, that its company is an example and that nobody answers", () => {
  const text = read({ isDemo: true });
  expect(text).toContain("This is a local demo of Tenora.");
  expect(text).toContain("The company named here is an example from this demo’s settings.");
  expect(text).toContain("Nobody reads what you send in this demo.");
  const anonymous = read({ isDemo: true, operator: nobody });
  expect(anonymous).toContain("no company stands behind it");
  expect(anonymous).not.toContain("is run by");
  expect(anonymous).not.toContain(unnamed);
});
