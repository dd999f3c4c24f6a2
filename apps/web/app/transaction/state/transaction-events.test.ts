import { describe, expect, test } from "vitest";
import {
  accepted,
  askedRelayer,
  buildFailed,
  built,
  cleanedUp,
  dropped,
  endedElsewhere,
  foundAgain,
  hashKnown,
  indexed,
  mined,
  pressed,
  refused,
  reorganised,
  replaced,
  reverted,
  signed,
  simulated,
  simulationFailed,
  stepSkipped,
  submitted,
  takenByAnotherTab,
  walletChanged,
} from "./transaction-events.ts";
import type { TransactionIntent, TransactionStep } from "./transaction-intent.ts";
import type { StepReference, TransactionEvent, TransactionRun } from "./transaction-run.ts";

const hash = `0x${"ab".repeat(32)}` as const;
const problem = { code: "Exchange_SaleClosed", sentence: "The sale is over.", nextStep: "" };
const reference: StepReference = {
  kind: "transaction",
  hash,
  nonce: 7,
  call: { to: `0x${"22".repeat(20)}`, data: "0xabcd", value: "0" },
  sinceBlock: "10",
};
const call = {} as Extract<TransactionStep, { kind: "call" }>;
const step = (label: string): TransactionStep => ({ ...call, kind: "call", label });
const intent = (...labels: string[]): TransactionIntent => ({
  title: "Buy",
  summary: [],
  steps: labels.map(step),
  success: "Bought.",
});

const found = { reference, title: "Buy 4 units", success: "You bought 4 units." };

const newRun: TransactionRun = {
  id: "buy",
  attempt: 1,
  account: `0x${"11".repeat(20)}`,
  chainId: 17_000,
  title: "",
  success: "",
  intent: null,
  step: 0,
  batch: 1,
  isRelaying: null,
  signatures: {},
  lastMined: null,
  phase: { kind: "preparing" },
};

/** The run after these events, and the effects of the last one. */
function after(...events: TransactionEvent[]) {
  let run = newRun;
  let effects: readonly { readonly type: string }[] = [];
  for (const event of events) [run, effects] = event(run);
  return { run, phase: run.phase, effects };
}

const ready = [pressed, built(intent("Buy"))];
const asked = [...ready, accepted, simulated(1)];
const sent = [...asked, submitted(reference)];

describe("transaction states", () => {
  test("one step: ready, simulated, asked, submitted, mined, indexed, pages read again", () => {
    expect(after(...ready).phase.kind).toBe("ready");
    expect(after(...ready, accepted).effects).toEqual([{ type: "simulate" }]);
    expect(after(...asked).effects).toEqual([{ type: "ask" }]);
    expect(after(...sent).effects).toEqual([{ type: "follow", reference }]);
    const end = after(...sent, mined(hash, 12n));
    expect(end.phase).toEqual({ kind: "confirmed", hash, index: "waiting" });
    expect(end.effects).toEqual([
      { type: "finish", mayBeSent: false },
      { type: "wait-for-index", block: 12n },
    ]);
    const current = after(...sent, mined(hash, 12n), indexed("current"));
    expect(current.phase).toEqual({ kind: "confirmed", hash, index: "current" });
    expect(current.effects).toEqual([{ type: "revalidate" }]);
  });

  test("two steps: the second is simulated after the first is mined", () => {
    const first = [pressed, built(intent("Allow", "Buy")), accepted, simulated(1)];
    const next = after(...first, submitted(reference), mined(hash, 12n));
    expect(next.run.step).toBe(1);
    expect(next.effects).toEqual([{ type: "forget" }, { type: "simulate" }]);
    // The last step may turn out not to be needed: the first one's hash stays the result.
    const end = after(...first, submitted(reference), mined(hash, 12n), stepSkipped);
    expect(end.phase).toEqual({ kind: "confirmed", hash, index: "waiting" });
  });

  test("two steps in one request of the wallet are done together", () => {
    const both = [pressed, built(intent("Allow", "Buy")), accepted, simulated(2)];
    const end = after(
      ...both,
      submitted({ kind: "calls", callsId: "0x1", isAnswered: true }),
      mined(hash, 12n),
    );
    expect(end.phase.kind).toBe("confirmed");
  });

  test("a signature is handed to the steps after it", () => {
    const signedRun = after(pressed, built(intent("Sign", "Buy")), accepted, simulated(1));
    const [next, effects] = signed("payment", "0x1234")(signedRun.run);
    expect(next.signatures).toEqual({ payment: "0x1234" });
    expect(effects).toEqual([{ type: "simulate" }]);
  });

  test.each([
    ["reverted", reverted(hash, problem)],
    ["replaced", replaced("cancelled")],
    ["dropped", dropped],
  ])("%s ends it, once it was submitted and not before", (kind, event) => {
    const end = after(...sent, event);
    expect(end.phase.kind).toBe(kind);
    expect(end.effects).toEqual([{ type: "finish", mayBeSent: false }]);
    expect(after(...asked, event).phase.kind).toBe("waiting-for-wallet");
  });

  test("what the wallet sends in place of our server stays the wallet's to the end, until tried again", () => {
    const unrelayed = [...asked, askedRelayer(true), askedRelayer(false)];
    expect(after(...asked, askedRelayer(true), submitted(reference)).run.isRelaying).toBe(true);
    for (const end of [
      [submitted(reference)],
      [submitted(reference), mined(hash, 12n)],
      [refused(false)],
    ])
      expect(after(...unrelayed, ...end).run.isRelaying).toBe(false);
    expect(after(...unrelayed, refused(false), accepted).run.isRelaying).toBeNull();
  });

  test("a failed simulation never opens the wallet", () => {
    const failed = after(...ready, accepted, simulationFailed(problem));
    expect(failed.phase.kind).toBe("failed-to-simulate");
    expect(after(...ready, accepted, simulationFailed(problem), simulated(1)).phase.kind).toBe(
      "failed-to-simulate",
    );
  });

  test("a refused step is tried again from its simulation on", () => {
    expect(after(...asked, refused(false)).effects).toEqual([{ type: "finish", mayBeSent: false }]);
    expect(after(...asked, refused(false), accepted).effects).toEqual([{ type: "simulate" }]);
  });

  test("a found transaction ends the run with its own text, and asks none of the run's steps", () => {
    const steps = [pressed, built(intent("Allow", "Buy")), accepted, simulated(1)];
    const end = after(...steps, foundAgain(found), mined(hash, 12n));
    expect(end.phase.kind).toBe("confirmed");
    expect(end.run).toMatchObject({ title: "Buy 4 units", success: "You bought 4 units." });
  });

  test.each([
    ["a failed build", [pressed, buildFailed(problem)]],
    ["a failed simulation", [...ready, accepted, simulationFailed(problem)]],
    ["a switched account", [...ready, walletChanged("account-changed")]],
  ])("%s keeps the pending request of an earlier page", (_, events) => {
    expect(after(...events).effects).toEqual([{ type: "finish", mayBeSent: true }]);
  });

  const purchase: TransactionIntent = {
    ...intent("Approve", "Buy"),
    steps: [step("Approve"), step("Buy"), { ...step("Take back"), isCleanUp: true } as never],
  };
  const approved = [pressed, built(purchase), accepted, simulated(1), submitted(reference)];

  test.each([
    ["is refused", [simulated(1), refused(false)]],
    ["would revert", [simulationFailed(problem)]],
    ["reverts", [simulated(1), submitted(reference), reverted(hash, problem)]],
    ["meets another account", [simulated(1), walletChanged("account-changed")]],
    ["meets another network", [walletChanged("wrong-network")]],
  ])("an approval is taken back when the call after it %s", (_, events) => {
    const next = after(...approved, mined(hash, 12n), ...events, cleanedUp);
    expect(next.run).toMatchObject({ step: 2, success: "The approval is removed." });
    expect(next.effects).toEqual([{ type: "simulate" }]);
  });

  test("without a mined approval there is nothing to take back", () => {
    const end = after(pressed, built(purchase), accepted, simulated(1), refused(false), cleanedUp);
    expect(end.phase.kind).toBe("refused");
  });

  test("a reorganisation is told, and the transaction followed on", () => {
    expect(after(...sent, reorganised).phase).toEqual({
      kind: "submitted",
      hash,
      isReorganised: true,
    });
    expect(after(...sent, reorganised, mined(hash, 13n)).phase.kind).toBe("confirmed");
  });

  test("a hash that is known already changes nothing", () => {
    const { run } = after(...sent);
    expect(hashKnown(hash)(run)[0]).toBe(run);
  });

  test("a run in another tab takes over what that tab sent, or shows its end", () => {
    const elsewhere = [...ready, accepted, takenByAnotherTab];
    expect(after(...elsewhere, foundAgain(found)).phase.kind).toBe("submitted");
    const told = endedElsewhere({ kind: "confirmed", hash, index: "waiting" });
    expect(after(...elsewhere, told).effects).toEqual([{ type: "wait-for-index", block: null }]);
    expect(after(...elsewhere, endedElsewhere({ kind: "dropped" })).phase.kind).toBe("dropped");
  });

  test("a run follows what it sent to its end itself, whatever another tab says of it", () => {
    const told = endedElsewhere({ kind: "confirmed", hash, index: "waiting" });
    const approving = [pressed, built(intent("Approve", "Buy")), accepted, simulated(1)];
    expect(after(...approving, submitted(reference), told).phase.kind).toBe("submitted");
  });
});

describe("a changed wallet (goal R7)", { tags: "R7" }, () => {
  test.each(["account-changed", "wrong-network"] as const)(
    "%s stops everything that isn't sent, and lets nothing go on",
    (change) => {
      for (const events of [[pressed], ready, [...ready, accepted], asked]) {
        const stopped = after(...events, walletChanged(change));
        expect(stopped.phase.kind).toBe(change);
        for (const event of [built(intent("Buy")), accepted, simulated(1), submitted(reference)])
          expect(event(stopped.run)).toEqual([stopped.run, []]);
      }
    },
  );

  test("what the wallet was asked for may be sent still, and stays in the pending list", () => {
    const stopped = after(...asked, walletChanged("account-changed"));
    expect(stopped.effects).toEqual([{ type: "finish", mayBeSent: true }]);
  });

  test("what is sent is followed on, whatever the wallet holds now", () => {
    expect(after(...sent, walletChanged("account-changed")).phase.kind).toBe("submitted");
  });
});
