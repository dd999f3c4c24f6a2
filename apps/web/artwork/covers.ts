// Draws the covers of the articles that a demonstration brings, the same at every run:
//   node apps/web/artwork/covers.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../public/insights/", import.meta.url));
const [forest, deep, mint, paper, shade, amber] = [
  "#0b3b2e",
  "#072a20",
  "#2fbf8f",
  "#faf8f3",
  "#d9d2c0",
  "#e0a63a",
];
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const round = (value: number) => Math.round(value * 10) / 10;

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 4,
  more = "",
) {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ${more}/>`;
}
const circle = (x: number, y: number, r: number, more: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${more}/>`;
const line = (path: string, stroke: string, width: number, more = "") =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const turned = (degrees: number, x: number, y: number, body: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`;

/** One petalled ring, repeated a little turned: what engravers call a rosette. */
function rosette(x: number, y: number, size: number, petals: number, count: number): string {
  const steps = petals * 12;
  const points = times(steps, (step) => {
    const angle = (step / steps) * Math.PI * 2;
    const r = size * (0.78 + 0.22 * Math.sin(petals * angle));
    return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
  });
  const copies = times(
    count - 1,
    (at) =>
      `<use href="#r" transform="rotate(${round(((at + 1) * 360) / petals / count)}) scale(${round(1 - at * 0.1)})"/>`,
  );
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke="${mint}" stroke-width="1" opacity=".34">` +
    `<path id="r" d="M${points.join("L")}Z" stroke-linejoin="round"/>${copies.join("")}</g>`
  );
}

const lengths = [1, 0.86, 0.94, 0.62];

/** A sheet of paper with a heading and lines of writing. */
function sheet(x: number, y: number, width: number, height: number, lines: number): string {
  const gap = (height - 110) / lines;
  const writing = times(lines, (at) =>
    rect(x + 34, y + 88 + at * gap, (width - 68) * (lengths[at % 4] ?? 1), 8, shade),
  );
  return (
    rect(x, y, width, height, paper, 14) +
    rect(x + 34, y + 38, width * 0.38, 16, forest) +
    writing.join("")
  );
}

const covers: Record<string, () => string> = {
  "what-an-advance-really-costs": () =>
    rosette(960, 315, 300, 18, 6) +
    sheet(170, 115, 300, 400, 6) +
    line("M510 315h110m-26 -26l26 26l-26 26", mint, 6) +
    rect(670, 115, 120, 320, mint, 10) +
    rect(670, 445, 120, 14, amber, 5) +
    rect(
      672,
      469,
      116,
      46,
      "none",
      8,
      `stroke="${paper}" stroke-width="3" stroke-dasharray="9 8"`,
    ) +
    [195, 275, 355]
      .map((y) => circle(730, y, 26, `fill="none" stroke="${forest}" stroke-width="4"`))
      .join("") +
    line("M850 115v320m-12 -320h24m-24 320h24", paper, 3) +
    line("M850 445v14m-12 0h24", amber, 3),
  "recourse-who-pays-when-nobody-pays": () =>
    rosette(600, 330, 360, 24, 5) +
    sheet(480, 165, 240, 320, 4) +
    line("M470 250C360 200 300 230 270 300", mint, 6, 'stroke-dasharray="2 16"') +
    line("M745 400C900 470 990 400 985 290m-28 26l28 -28l24 30", amber, 7) +
    circle(250, 355, 56, `fill="${deep}" stroke="${paper}" stroke-width="5"`) +
    circle(960, 215, 56, `fill="${deep}" stroke="${paper}" stroke-width="5"`) +
    line("M226 355h48", paper, 7) +
    line("M936 215h48m-24 -24v48", paper, 7),
  "how-to-read-a-receivable": () =>
    sheet(250, 85, 420, 460, 8) +
    circle(690, 330, 168, `fill="${deep}"`) +
    rosette(690, 330, 158, 16, 7) +
    circle(690, 330, 168, `fill="none" stroke="${paper}" stroke-width="12"`) +
    line("M815 450L930 560", paper, 26) +
    line("M815 450L930 560", forest, 8) +
    line("M620 335l48 46l92 -104", mint, 18),
  "sixty-days-is-a-loan": () =>
    rosette(1010, 130, 290, 20, 6) +
    times(60, (day) => {
      const x = 210 + (day % 12) * 71;
      const y = 155 + Math.floor(day / 12) * 80;
      const filled = `fill="${paper}" fill-opacity="${round(1 - day / 70)}"`;
      return circle(x, y, day === 59 ? 27 : 21, day === 59 ? `fill="${mint}"` : filled);
    }).join("") +
    line("M977 476l10 10l18 -21", deep, 5),
  "what-a-chain-proves": () =>
    rosette(600, 315, 330, 28, 5) +
    times(5, (at) => {
      const link = rect(
        150 + at * 170,
        245,
        220,
        140,
        "none",
        70,
        `stroke="${at === 4 ? amber : paper}" stroke-width="20" ${at === 4 ? 'stroke-dasharray="30 22"' : ""}`,
      );
      return link;
    }).join("") +
    times(
      4,
      (at) =>
        line(`M${330 + at * 170} 238v36`, forest, 30) +
        line(`M${308 + at * 170} 245h44`, paper, 20),
    ).join("") +
    line("M225 318l22 22l44 -48", mint, 11),
  "five-papers-before-onboarding": () =>
    rosette(600, 420, 380, 22, 6) +
    times(5, (at) =>
      turned(
        (at - 2) * 15,
        600,
        760,
        rect(474, 114, 252, 352, forest, 18) + sheet(480, 120, 240, 340, 5),
      ),
    ).join("") +
    circle(600, 430, 52, `fill="${mint}" stroke="${forest}" stroke-width="6"`) +
    line("M577 431l17 17l32 -35", deep, 9),
};

mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(covers)) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">` +
    `<rect width="1200" height="630" fill="${forest}"/>${draw()}` +
    `<rect x="28" y="28" width="1144" height="574" rx="18" fill="none" stroke="${paper}" stroke-opacity=".22"/></svg>\n`;
  if (svg.length > 15_000) throw new Error(`${name} weighs ${svg.length} bytes, more than 15 KB`);
  writeFileSync(`${folder}${name}.svg`, svg);
  console.log(name, svg.length);
}
