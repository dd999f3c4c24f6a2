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
    running: "Browsing, sign-in and forms work.",
    problem: "Most pages load. Signing in and sending forms may fail.",
  },
  {
    part: "documents",
    name: "Documents",
    running: "You can upload and open documents.",
    problem: "Uploading and opening documents may fail.",
  },
  {
    part: "chain",
    name: "Connection to the network",
    running: "Buying, paying and collecting work.",
    problem:
      "Buying, paying and collecting here may fail. Notes and money are on the chain and stay there.",
  },
  {
    part: "indexer",
    name: "Exchange data",
    running: "Up to date.",
    problem: "May be out of date. Check amounts in your wallet before you sign.",
  },
  {
    part: "jobs",
    name: "Emails",
    running: "Sent as things happen.",
    problem: "May arrive late. None are lost.",
  },
];

/** What the readiness of our services means for a visitor; causes stay inside. */
export const serviceStates = ({ parts }: Pick<Readiness, "parts">): ServiceState[] =>
  services.map(({ part, name, running, problem }) => {
    const isRunning = parts[part].ok;
    return { name, isRunning, text: isRunning ? running : problem };
  });
