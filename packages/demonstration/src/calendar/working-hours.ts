import { createHash } from "node:crypto";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** An office in Singapore, in seconds after midnight UTC: nine to half past five, closed for lunch. */
const shifts = [
  [1 * hour, 4 * hour],
  [5 * hour, 9.5 * hour],
] as const;
const openSeconds = shifts.reduce((sum, [from, to]) => sum + to - from, 0);

/** A whole number from 0 below `limit`, the same for the same name. */
function numberOf(name: string, limit: number): number {
  return createHash("sha256").update(`tenora hours ${name}`).digest().readUInt32BE(0) % limit;
}

/** Seconds between the two, the same for the same name. */
export const secondsOf = (name: string, from: number, to: number): number =>
  from + numberOf(name, to - from);

/**
 * The last moment before `limit` at which the office does this: on a weekday, at an hour that belongs to the
 * name. Seconds since 1970.
 */
export function workBefore(limit: number, name: string): number {
  const midnight = Math.floor(limit / day) * day;
  const [from, to] = shifts[numberOf(`${name} shift`, shifts.length)] ?? shifts[0];
  for (let at = midnight + secondsOf(name, from, to); ; at -= day)
    if (at < limit && isWeekday(at)) return at;
}

/** The same after `time`, and on any day of the week: at most a day later. */
export function workAfter(time: number, name: string): number {
  const midnight = Math.floor(time / day) * day;
  const [from, to] = shifts[numberOf(`${name} shift`, shifts.length)] ?? shifts[0];
  const at = midnight + secondsOf(name, from, to);
  return at < time ? at + day : at;
}

/** The times of an office day at which this many things follow one another, each within its part of the day. */
export function workOn(midnight: number, names: readonly string[]): readonly number[] {
  const part = openSeconds / names.length;
  return names.map((name, at) => {
    const open = Math.floor(part * at) + secondsOf(name, 0, Math.max(1, Math.floor(part * 0.9)));
    const [[from, to], [again]] = shifts;
    return midnight + (open < to - from ? from + open : again + open - (to - from));
  });
}

const isWeekday = (time: number) => ![0, 6].includes(new Date(time * 1000).getUTCDay());
