import { formatCount } from "@tenora/domain/money/format-amount";
import { Badge, type BadgeTone } from "~/ui/badge";
import { classes } from "~/ui/classes";
import type { DeskHealth } from "./desk.ts";

/** From which share of the day's gas on the relayer needs a look. */
const scarceShare = 0.8;
/** Figures on pages say so when they are older (s). */
const longestLagS = 30;
/** A relayed call that hasn't ended after so long is stuck (s). */
const stuckS = 300;

/** How the indexer and the relayer are, in one line. */
export function Health({ health }: { health: DeskHealth }) {
  return (
    <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 md:gap-x-8 lg:mt-0 lg:min-h-9 lg:items-center">
      <Service name="Indexer" {...indexerWords(health.indexer)} />
      <Service name="Relayer" more=", last 24 hours" {...relayerWords(health.relayer)} />
    </dl>
  );
}

interface Words {
  readonly tone: BadgeTone;
  readonly label: string;
  readonly text: string;
}

interface ServiceName {
  readonly name: string;
  /** Only read out on a phone. */
  readonly more?: string;
}

function Service({ name, more, tone, label, text }: Words & ServiceName) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
      <dt className="font-medium">
        {name}
        {more && <span className="max-md:sr-only">{more}</span>}
      </dt>
      <dd className="flex flex-wrap items-center gap-x-2">
        <Badge tone={tone}>{label}</Badge>
        {/* On a phone only what needs a look takes a line. */}
        {text && (
          <span
            className={classes("figures text-muted text-xs", tone !== "bad" && "max-md:sr-only")}
          >
            {text}
          </span>
        )}
      </dd>
    </div>
  );
}

const plural = (count: number, one: string) =>
  `${formatCount(count)} ${one}${count === 1 ? "" : "s"}`;

function indexerWords(indexer: DeskHealth["indexer"]): Words {
  if (indexer === null)
    return {
      tone: "bad",
      label: "No answer",
      text: "The chain or the index doesn’t answer. Pages show the last state.",
    };
  const { blocksBehind, lagSeconds } = indexer;
  const isBehind = lagSeconds > longestLagS;
  return {
    tone: isBehind ? "bad" : "good",
    label: isBehind ? "Behind" : "Up to date",
    text:
      blocksBehind === 0 && lagSeconds === 0
        ? ""
        : `${plural(blocksBehind, "block")} and ${plural(lagSeconds, "second")} behind the chain.`,
  };
}

function relayerWords(relayer: DeskHealth["relayer"]): Words {
  if (relayer === null)
    return { tone: "neutral", label: "Off", text: "People pay the network’s fee themselves." };
  const { gas, dailyGas, waiting, failed, oldestSeconds } = relayer;
  const isSpent = gas >= dailyGas * scarceShare;
  const isStuck = oldestSeconds > stuckS;
  const percent = Math.floor((100 * gas) / dailyGas);
  const isOut = gas >= dailyGas;
  const budget = `${percent}% of the day’s gas budget used.`;
  const jobs = [
    waiting > 0 && `${formatCount(waiting)} waiting.`,
    failed > 0 && `${formatCount(failed)} failed.`,
  ];
  const todo = isOut
    ? "People pay the network’s fee themselves until it falls. Raise RELAYER_DAILY_GAS for more."
    : isSpent
      ? "Raise RELAYER_DAILY_GAS, or people soon pay the network’s fee themselves."
      : isStuck && "Check the relayer’s ether and the node.";
  return {
    tone: isSpent || isStuck ? "bad" : "good",
    label: isOut
      ? "Budget used up"
      : isSpent
        ? "Budget nearly used"
        : isStuck
          ? "Stuck"
          : "Working",
    text: [budget, ...jobs, todo].filter(Boolean).join(" "),
  };
}
