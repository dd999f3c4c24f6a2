import { expect, test } from "vitest";
import { contactRows } from "./history-contacts.ts";
import { uuidOf } from "./history-rows.ts";

test.each(["KM-7729", "KM-7733", "BT-2627", "OP-3340"])(
  "contacts of the demonstration: %s, which is or was late, has several, in more than one way",
  (number) => {
    const own = contactRows(1_800_000_000).filter(
      ({ requestId }) => requestId === uuidOf(`request ${number}`),
    );
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ means }) => means)).size).toBeGreaterThan(1);
  },
);
