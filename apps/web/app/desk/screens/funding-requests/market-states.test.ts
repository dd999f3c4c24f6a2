import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext } from "~/services.server";
import { readMarketStates } from "./market-states.server.ts";

/** A marketplace whose index doesn't answer. */
function withoutIndex() {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  const services = {
    marketDatabase: null,
    log: { warn: () => asked.push("log") },
    marketHead: async () => {
      asked.push("chain");
      throw new Error("No answer");
    },
  };
  context.set(servicesContext, services as never);
  return { context, asked };
}

test("market states: the list says nothing of them while the index doesn't answer, and never asks the chain", async () => {
  const { context, asked } = withoutIndex();
  const listing = { id: "7", fingerprint: `0x${"ab".repeat(32)}` };
  expect(await readMarketStates(context, [{ id: "r1", listing }])).toEqual({});
  expect(asked).toEqual(["log"]);
});

test("market states: a page without published requests reads nothing", async () => {
  const { context, asked } = withoutIndex();
  expect(await readMarketStates(context, [{ id: "r1", listing: null }])).toEqual({});
  expect(asked).toEqual([]);
});
