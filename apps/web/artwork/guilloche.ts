// Engraves the two guilloche ornaments of the site, the same at every run:
//   node apps/web/artwork/guilloche.ts
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Point = readonly [x: number, y: number];

const publicFolder = fileURLToPath(new URL("../public/artwork/", import.meta.url));
const turn = Math.PI * 2;

const number = (value: number) => String(Math.round(value * 10) / 10);

/** A smooth curve through the points: quadratic pieces that meet in the middle between two points. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let path = `M${first.map(number).join(" ")}Q`;
  path += rest
    .slice(0, -1)
    .map(([x, y], at) => {
      const [nextX, nextY] = rest[at + 1] as Point;
      return [x, y, (x + nextX) / 2, (y + nextY) / 2].map(number).join(" ");
    })
    .join(" ");
  return path;
}

function ring(steps: number, radius: (angle: number) => number, [cx, cy]: Point): string {
  const points = Array.from({ length: steps + 3 }, (_, step): Point => {
    const angle = (step / steps) * turn;
    const r = radius(angle);
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
  return smooth(points);
}

/**
 * Rings whose radius swings between two envelopes. Another phase is the same ring turned a little,
 * so each ring is drawn once and used again.
 */
function rosette(id: string, [x, y]: Point, bands: readonly (readonly number[])[]): string {
  const rings = bands.flatMap(([inner = 0, outer = 0, petals = 1, count = 1], band) => {
    const middle = (inner + outer) / 2;
    const swing = (outer - inner) / 2;
    const one = ring(petals * 8, (angle) => middle + swing * Math.sin(petals * angle), [0, 0]);
    const again = Array.from({ length: count - 1 }, (_, at) => {
      const degrees = ((at + 1) / count) * (360 / petals);
      return `<use href="#${id}${band}" transform="rotate(${number(degrees)})"/>`;
    });
    return [`<path id="${id}${band}" d="${one}"/>`, ...again];
  });
  return `<g transform="translate(${x} ${y})">${rings.join("")}</g>`;
}

/** A ribbon of lines across the sheet, breathing in and out like the edge of a bill of exchange. */
function ribbon(width: number, base: number, height: number, count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const phase = (at / count) * turn;
    const points = Array.from({ length: 49 }, (_, step): Point => {
      const x = (step / 46) * width - 20;
      const t = x / width;
      const envelope = height * (0.32 + 0.68 * Math.sin(t * turn * 0.75 + 0.4) ** 2);
      const drift = 110 * Math.sin(t * turn * 0.5 + 2.2);
      return [x, base + drift + envelope * Math.sin(t * turn * 1.5 + phase)];
    });
    return smooth(points);
  });
  return `<path d="${lines.join("")}"/>`;
}

function write(name: string, [width, height]: Point, stroke: string, weight: number, body: string) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" fill="none" stroke="${stroke}" ` +
    `stroke-width="${weight}">${body}</svg>\n`;
  if (svg.length > 40_000) throw new Error(`${name} weighs ${svg.length} bytes, more than 40 KB`);
  writeFileSync(publicFolder + name, svg);
  console.log(name, svg.length);
}

const sun = rosette(
  "a",
  [1290, 350],
  [
    [40, 96, 9, 4],
    [88, 180, 12, 6],
    [168, 262, 18, 6],
    [250, 350, 24, 5],
    [338, 440, 30, 4],
  ],
);
write("guilloche.svg", [1600, 1200], "#000", 1, sun + ribbon(1600, 860, 150, 18));

const seal = rosette(
  "b",
  [100, 100],
  [
    [14, 38, 8, 4],
    [34, 66, 12, 5],
    [62, 95, 18, 4],
  ],
);
write("seal.svg", [200, 200], "#2fbf8f", 0.6, seal);
