import { readFileSync } from "node:fs";
import { brand } from "@tenora/domain/brand";

/** In pixels, as social networks require. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const margin = 88;
const widest = 690;
const sizes = [84, 72, 62, 54, 46] as const;
const mostLines = 4;
const ink = "#f6f3ea";

type Canvas = typeof import("@napi-rs/canvas");

/** The drawing library is large, and most processes never draw: it is loaded for the first image. */
let drawing: Promise<Canvas> | null = null;

/**
 * The image beside a shared link: the title of the page, on the site's background.
 * `artwork` is the folder of the mark and the seal; `font` the serif of the headings. JPEG.
 */
export async function drawShareImage(
  title: string,
  { artwork, font }: { artwork: string; font: string },
): Promise<Buffer> {
  drawing ??= import("@napi-rs/canvas").then((library) => {
    library.GlobalFonts.register(readFileSync(font), "Newsreader");
    return library;
  });
  const { createCanvas, loadImage } = await drawing;
  const { width, height } = shareImageSize;
  const [seal, mark] = await Promise.all([
    loadImage(readFileSync(`${artwork}/artwork/seal.svg`)),
    loadImage(readFileSync(`${artwork}/favicon.svg`)),
  ]);
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#0b3b2e";
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 0.34;
  pen.drawImage(seal, 610, -105, 840, 840);
  pen.strokeStyle = "#bdd0c6";
  pen.beginPath();
  pen.roundRect(28.5, 28.5, width - 57, height - 57, 18);
  pen.stroke();
  pen.globalAlpha = 1;
  pen.drawImage(mark, margin - 14, 66, 72, 72);
  pen.fillStyle = ink;
  pen.textBaseline = "alphabetic";
  pen.font = "480 44px Newsreader";
  pen.fillText(brand.name, margin + 74, 117);

  const widthAt = (size: number) => (text: string) => {
    pen.font = `480 ${size}px Newsreader`;
    return pen.measureText(text).width;
  };
  const { size, lines } = fit(title, widthAt);
  pen.font = `480 ${size}px Newsreader`;
  const lineHeight = size * 1.12;
  const first = height - 92 - lineHeight * (lines.length - 1);
  for (const [at, line] of lines.entries()) pen.fillText(line, margin, first + at * lineHeight);
  return canvas.encode("jpeg", 86);
}

/** The largest font size in which the text fits; at the smallest the rest is cut off. */
function fit(title: string, widthAt: (size: number) => (text: string) => number) {
  for (const size of sizes) {
    const lines = wrap(title, widthAt(size));
    if (lines.length <= mostLines && lines.every((line) => widthAt(size)(line) <= widest)) {
      return { size, lines };
    }
  }
  const size = sizes[sizes.length - 1] ?? 46;
  const lines = wrap(title, widthAt(size)).slice(0, mostLines);
  return { size, lines: lines.map((line, at) => (at === mostLines - 1 ? `${line} …` : line)) };
}

function wrap(title: string, width: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).slice(0, 60)) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`) <= widest) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word.slice(0, 40));
  }
  return lines;
}
