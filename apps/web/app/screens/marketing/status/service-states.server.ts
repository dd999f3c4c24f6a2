import type { Readiness } from "~/services.server";

/** A service as a visitor knows it, and what doesn't work while it has a problem. */
interface ServiceState {
  readonly name: string;
  readonly isRunning: boolean;
  readonly text: string;
}

type Part = keyof Readiness["parts"];

const services: readonly {
  readonly part: Part;
  readonly name: string;
  readonly running: string;
  readonly problem: string;
}[] = [
  {
    part: "database",
    name: "Website and accounts",
    running: "Browsing, sign-in and forms are working.",
    problem: "Most pages load. Signing in and sending forms may fail.",
  },
  {
    part: "documents",
    name: "Documents",
    running: "Uploading and opening documents are working.",
    problem: "Uploading and opening documents may fail.",
  },
  {
    part: "chain",
    name: "Connection to the network",
    running: "Buying, paying and collecting are working.",
    problem:
      "Buying, paying and collecting here may fail. Notes and money are on the chain and stay there.",
  },
  {
    part: "indexer",
    name: "Exchange data",
    running: "Figures and statuses are up to date.",
    problem:
      "Figures and statuses may be out of date. Check amounts in your wallet before you sign.",
  },
  {
    part: "jobs",
    name: "Emails",
    running: "Emails are going out normally.",
    problem: "Emails may arrive late. None are lost.",
  },
];

/** What the readiness of our services means for a visitor; causes stay inside. */
export const serviceStates = ({ parts }: Pick<Readiness, "parts">): ServiceState[] =>
  services.map(({ part, name, running, problem }) => {
    const isRunning = parts[part].ok;
    return { name, isRunning, text: isRunning ? running : problem };
  });
