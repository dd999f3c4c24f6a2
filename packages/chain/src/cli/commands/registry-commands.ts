import {
  type ExchangeAdminAction,
  registers,
  rescueSurplus,
  sendExchangeAdminAction,
} from "../../exchange/administration.ts";
import { positionsQuery } from "../../read/money.ts";
import { queryTogether, readQuery } from "../../read/query.ts";
import { membershipsQuery, registryQuery } from "../../read/registry.ts";
import { describeAmount, describeTime } from "../../typed-data/describe.ts";
import { type Command, type CommandTable, coinOption, walletOption } from "../command.ts";
import type { Context } from "../context.ts";
import type { Options } from "../options/options.ts";

type Register = keyof typeof registers;

function registerFrom(options: Options): Register {
  const name = options.text("list");
  if (!(name in registers))
    throw new Error(`--list must be one of ${Object.keys(registers).join(", ")}.`);
  return name as Register;
}

/** A command that sends one action of an admin, pauser or member. */
function action(
  build: (context: Context, options: Options) => ExchangeAdminAction,
  done: string,
): Command {
  return async (context, options) => {
    const { registry } = context.deployment();
    const sent = await sendExchangeAdminAction(context.sender, registry, build(context, options));
    await context.done(sent);
    return done;
  };
}

const onList = (name: "propose" | "cancelProposal" | "remove" | "execute", done: string) =>
  action(
    (context, options) => ({
      action: name,
      register: registerFrom(options),
      member: walletOption(context, options, "member"),
    }),
    done,
  );

const plain = (
  name: "pause" | "unpause" | "sunset" | "acceptAdmin" | "renounceAdmin",
  done: string,
) => action(() => ({ action: name }), done);

const show: Command = async (context) => {
  const deployment = context.deployment();
  const asked = queryTogether({
    registry: registryQuery(deployment),
    positions: positionsQuery(deployment),
  });
  const { registry: state, positions } = (await readQuery(context.publicClient, asked)).result;
  const offered = state.nextAdmin
    ? [
        `admin role offered to ${state.nextAdmin.address}, from ${describeTime(state.nextAdmin.readyAt)}`,
      ]
    : [];
  return [
    state.isSunset ? "new business has ended" : state.isPaused ? "paused" : "open",
    `admin ${state.admin ?? "nobody"}`,
    ...offered,
    `fee ${state.feeBps} basis points, to ${state.feeRecipient}`,
    `pictures by ${state.descriptor}, delay ${state.delay} seconds`,
    ...positions.map(
      ({ token, balance, liabilities }) =>
        `holds ${describeAmount(deployment, token, balance)}, owes ${describeAmount(deployment, token, liabilities)}`,
    ),
  ].join("\n");
};

const member: Command = async (context, options) => {
  const membership = {
    register: registerFrom(options),
    member: walletOption(context, options, "member"),
  };
  const asked = membershipsQuery(context.deployment(), [membership]);
  const [found] = (await readQuery(context.publicClient, asked)).result;
  if (found?.isMember) return "Member";
  return found?.readyAt ? `Proposed, possible from ${describeTime(found.readyAt)}` : "Not a member";
};

const rescue: Command = async (context, options) => {
  const deployment = context.deployment();
  const call = {
    token: coinOption(context, options).address,
    to: walletOption(context, options, "to"),
  };
  const amount = await context.done(await rescueSurplus(context.sender, deployment.exchange, call));
  return `${describeAmount(deployment, call.token, amount)} sent to ${call.to}`;
};

const list = { list: "attestor, pauser, token, gate or reward" };
const listed = { ...list, member: "the address" };

/** Roles, lists, fee and brakes. */
export const registryCommands: CommandTable = {
  registry: { run: show, summary: "Shows the state of the exchange", options: {} },
  member: { run: member, summary: "Shows whether an address is on a list", options: listed },
  propose: {
    run: onList("propose", "Proposed"),
    summary: "Admin: announces a member of a list",
    options: listed,
  },
  "cancel-proposal": {
    run: onList("cancelProposal", "Proposal cancelled"),
    summary: "Admin: takes an announcement back",
    options: listed,
  },
  execute: {
    run: onList("execute", "Added"),
    summary: "Anyone: makes a proposal true after the delay",
    options: listed,
  },
  remove: {
    run: onList("remove", "Removed"),
    summary: "Admin: removes an attestor, pauser or token",
    options: listed,
  },
  renounce: {
    run: action((_, options) => ({ action: "renounce", register: registerFrom(options) }), "Left"),
    summary: "Member: leaves a list",
    options: list,
  },
  "set-fee": {
    run: action(
      (context, options) => ({
        action: "setFee",
        feeBps: options.number("bps"),
        recipient: walletOption(context, options, "recipient"),
      }),
      "Fee set",
    ),
    summary: "Admin: sets the fee of new listings",
    options: { bps: "basis points of the proceeds, 200 at most", recipient: "who is credited" },
  },
  "set-descriptor": {
    run: action(
      (context, options) => ({
        action: "setDescriptor",
        descriptor: walletOption(context, options, "descriptor"),
      }),
      "Descriptor set",
    ),
    summary: "Admin: replaces the contract that draws the notes",
    options: { descriptor: "its address" },
  },
  pause: { run: plain("pause", "Paused"), summary: "Pauser: stops new business", options: {} },
  unpause: {
    run: plain("unpause", "Resumed"),
    summary: "Pauser or admin: lets new business go on",
    options: {},
  },
  sunset: {
    run: plain("sunset", "New business has ended"),
    summary: "Admin: ends new business for ever",
    options: {},
  },
  "offer-admin": {
    run: action(
      (context, options) => ({ action: "offerAdmin", next: walletOption(context, options, "to") }),
      "Admin role offered",
    ),
    summary: "Admin: offers the role to another wallet",
    options: { to: "the next admin" },
  },
  "accept-admin": {
    run: plain("acceptAdmin", "You are the admin"),
    summary: "Next admin: accepts the role after the delay",
    options: {},
  },
  "renounce-admin": {
    run: plain("renounceAdmin", "There is no admin any more"),
    summary: "Admin: gives the role up for ever",
    options: {},
  },
  rescue: {
    run: rescue,
    summary: "Admin: sends tokens that nobody is owed",
    options: { to: "where to", "coin?": "USDC by default" },
  },
};
