import { expect, test } from "vitest";
import { checkTimesSince, requestTimes } from "./request-times.ts";

const day = 86_400_000;

test("demonstration history: a request is written, sent, checked, attested and listed in this order, after its invoice", () => {
  for (let at = 0; at < 60; at++) {
    const listedAt = Date.parse("2026-11-29T00:07:00Z") / 1000 - at * 31_013;
    const times = requestTimes(listedAt, `BT-${at}`);
    const order = [
      Math.floor((listedAt * 1000 - 4 * day) / day) * day,
      times.createdAt.getTime(),
      times.submittedAt.getTime(),
      times.contactVerifiedAt.getTime(),
      times.debtConfirmedAt.getTime(),
      times.attestedAt.getTime(),
      listedAt * 1000,
    ];
    expect(order, `BT-${at}`).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order.map((time) => Math.floor(time / 60_000) % 60)).size).toBeGreaterThan(3);
  }
});

test("demonstration history: what still waits was checked since it was sent, the contact before the debt", () => {
  const hour = 3_600;
  for (let at = 0; at < 60; at++) {
    const end = Date.parse("2026-11-29T00:07:00Z") / 1000 - at * 31_013;
    const submitted = end - 19 * hour;
    const times = checkTimesSince(submitted, end, `HF-${at}`);
    const order = [
      submitted * 1000,
      times.contactVerifiedAt.getTime(),
      times.debtConfirmedAt.getTime(),
      end * 1000,
    ];
    expect(order, `HF-${at}`).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size, `HF-${at}`).toBe(4);
  }
});
