import { writeFileSync } from "node:fs";
import {
  approveAllNotes,
  approveNote,
  refreshMetadata,
  transferNote,
} from "../../exchange/note-transfer.ts";
import { readNoteMetadata } from "../../read/note-metadata.ts";
import { describeAmount } from "../../typed-data/describe.ts";
import { type Command, type CommandTable, walletOption } from "../command.ts";
import { readNote } from "../reading.ts";

const show: Command = async (context, options) => {
  const { note, listing } = await readNote(context, options.integer("note"));
  const words = (amount: bigint) => describeAmount(context.deployment(), listing.token, amount);
  return [
    `note ${note.id} of receivable ${listing.id}: ${note.units} units, owned by ${note.owner}`,
    `cost ${words(note.cost)}, claimed ${words(note.claimed)}, claimable ${words(note.claimable)}, refundable ${words(note.refundable)}`,
  ].join("\n");
};

const transfer: Command = async (context, options) => {
  const to = walletOption(context, options, "to");
  const note = options.integer("note");
  const from = options.maybe("from") ? walletOption(context, options, "from") : context.me.address;
  const { exchange } = context.deployment();
  await context.done(await transferNote(context.sender, exchange, { note, from, to }));
  return `Note ${note} transferred to ${to}`;
};

const approve: Command = async (context, options) => {
  const note = options.integer("note");
  const operator = options.flag("end") ? null : walletOption(context, options, "operator");
  const { exchange } = context.deployment();
  await context.done(await approveNote(context.sender, exchange, { note, operator }));
  return operator ? `${operator} can transfer note ${note}` : `Only you can transfer note ${note}`;
};

const approveAll: Command = async (context, options) => {
  const approval = {
    operator: walletOption(context, options, "operator"),
    isApproved: !options.flag("end"),
  };
  const { exchange } = context.deployment();
  await context.done(await approveAllNotes(context.sender, exchange, approval));
  return `${approval.operator} ${approval.isApproved ? "can" : "can no longer"} transfer your notes`;
};

const picture: Command = async (context, options) => {
  const { exchange } = context.deployment();
  const note = options.integer("note");
  const metadata = await readNoteMetadata(context.publicClient, exchange, note);
  const out = options.maybe("out");
  if (out) writeFileSync(out, metadata.svg);
  const attributes = metadata.attributes.map(({ trait, value }) => `${trait}: ${value}`);
  return [metadata.name, ...attributes, ...(out ? [`Picture in ${out}`] : [])].join("\n");
};

const refresh: Command = async (context) => {
  await context.done(await refreshMetadata(context.sender, context.deployment().exchange));
  return "Marketplaces were told to read the pictures again";
};

const note = { note: "the note's number" };
const end = { "end?": "takes the permission back" };

/** Notes as tokens. */
export const noteCommands: CommandTable = {
  note: { run: show, summary: "Shows a note", options: note },
  transfer: {
    run: transfer,
    summary: "Holder or operator: transfers a note with all it still earns",
    options: { ...note, to: "the new owner", "from?": "operator only: its owner" },
  },
  approve: {
    run: approve,
    summary: "Holder: lets another wallet transfer a note",
    options: { ...note, "operator?": "the other wallet", ...end },
  },
  "approve-all": {
    run: approveAll,
    summary: "Holder: lets another wallet transfer all their notes",
    options: { operator: "the other wallet", ...end },
  },
  picture: {
    run: picture,
    summary: "Shows what marketplaces show of a note",
    options: { ...note, "out?": "SVG file to write" },
  },
  "refresh-metadata": {
    run: refresh,
    summary: "Anyone: tells marketplaces to read all pictures again",
    options: {},
  },
};
