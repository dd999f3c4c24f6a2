import fc from "fast-check";
import { expect, test } from "vitest";
import { RingBuffer } from "./ring-buffer.ts";

test("ring buffer: contains the last bytes that were pushed or skipped", () => {
  const step = fc.oneof(fc.uint8Array({ maxLength: 40 }), fc.nat(40));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 }), fc.array(step), (size, steps) => {
      const ring = new RingBuffer(size);
      let all = Buffer.alloc(0);
      for (const one of steps) {
        if (typeof one === "number") ring.skip(one);
        else ring.push(one);
        all = Buffer.concat([all, typeof one === "number" ? Buffer.alloc(one) : one]);
      }
      expect(ring.bytes()).toEqual(all.subarray(-Math.min(size, all.length || size)));
    }),
  );
});
