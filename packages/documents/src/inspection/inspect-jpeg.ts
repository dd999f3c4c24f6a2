import { rejectForeignContent } from "./document-tail.ts";
import type { Inspector } from "./inspector.ts";
import { malformed, rejectOversized } from "./malformed-document.ts";

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Baseline, extended and progressive with Huffman coding: the types that browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/**
 * Checks the segments of a JPEG (ITU-T T.81 Annex B): a frame with bounded dimensions, the tables it
 * needs, at least one scan with data, and its end. Previews and depth maps that cameras append after
 * the end are accepted; a web page or a program there is rejected.
 */
export function inspectJpeg(): Inspector {
  let waiting = Buffer.alloc(0);
  let inScan = false;
  let scanned = 0;
  let appended: Buffer | null = null;
  const seen = { frame: false, quantisation: false, huffman: false };

  /** Bytes of `waiting` that were processed, or 0 when more are needed. */
  function step(): number {
    if (inScan) return stepThroughScan();
    if (waiting[0] !== 0xff) throw malformed("a JPEG with a broken segment");
    const marker = waiting[1];
    if (marker === undefined) return 0;
    if (marker === 0xff) return 1; // a fill byte
    if (marker === startOfImage) return 2;
    if (marker === endOfImage) return finish();
    if (marker === 0x01 || isRestart(marker)) return 2;
    if (waiting.length < 4) return 0;
    const length = waiting.readUInt16BE(2);
    if (length < 2) throw malformed("a JPEG with a segment of no length");
    if (waiting.length < 2 + length) return 0;
    takeSegment(marker, waiting.subarray(4, 2 + length));
    return 2 + length;
  }

  function takeSegment(marker: number, data: Buffer): void {
    if (otherFrames.has(marker)) throw malformed("a JPEG that browsers do not show");
    if (marker === 0xdb) seen.quantisation = true;
    if (marker === 0xc4) seen.huffman = true;
    if (frames.has(marker)) {
      const components = data[5] ?? 0;
      if (data[0] !== 8 || ![1, 3, 4].includes(components) || data.length !== 6 + 3 * components) {
        throw malformed("a JPEG with a strange frame");
      }
      rejectOversized(data.readUInt16BE(3), data.readUInt16BE(1));
      seen.frame = true;
    }
    if (marker === startOfScan) {
      if (!seen.frame || !seen.quantisation || !seen.huffman) throw malformed("a JPEG too bare");
      inScan = true;
    }
  }

  function stepThroughScan(): number {
    const at = waiting.indexOf(0xff);
    if (at < 0) {
      scanned += waiting.length;
      return waiting.length;
    }
    const next = waiting[at + 1];
    scanned += at;
    if (next === undefined) return at;
    if (next === 0x00 || isRestart(next)) return at + 2;
    if (next === 0xff) return at + 1;
    inScan = false;
    return at;
  }

  function finish(): number {
    if (!seen.frame || scanned === 0) throw malformed("a JPEG without a picture");
    appended = Buffer.alloc(0);
    return 2;
  }

  return {
    see(piece) {
      if (appended === null) {
        waiting = waiting.length === 0 ? Buffer.from(piece) : Buffer.concat([waiting, piece]);
        let at = 0;
        const whole = waiting;
        while (appended === null && at < whole.length) {
          waiting = whole.subarray(at);
          const wasInScan = inScan;
          const taken = step();
          if (taken === 0 && inScan === wasInScan) break;
          at += taken;
        }
        waiting = whole.subarray(at);
        if (appended !== null) appended = Buffer.from(waiting);
      } else if (appended.length < 4_096) {
        appended = Buffer.concat([appended, piece]);
      }
    },
    end() {
      if (appended === null) throw malformed("a JPEG that breaks off");
      rejectForeignContent(appended);
    },
  };
}
