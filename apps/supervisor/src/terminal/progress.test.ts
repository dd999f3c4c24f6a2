import { expect, test } from "vitest";
import { StepCancelled, terminalProgress } from "./progress.ts";

/** What is on the lines of a terminal, or in a file, after everything was written. */
function output(isTTY: boolean) {
  let text = "";
  const write = (piece: string) => {
    text += piece;
    return true;
  };
  const progress = terminalProgress({ isTTY, write } as NodeJS.WriteStream);
  const lines = () =>
    text
      .split("\n")
      .map((line) => line.split("\r\u001b[K").at(-1) ?? "")
      .map((line) => line.replace(/\(\d+\.\d s\)/, "(0.0 s)"));
  return { progress, lines };
}

test.each([
  [true, "  … The worker is ready"],
  [false, ""],
])(
  "progress: steps beside each other end in their own order (terminal: %s)",
  async (isTTY, rest) => {
    const { progress, lines } = output(isTTY);
    const worker = Promise.withResolvers<void>();
    const web = Promise.withResolvers<void>();
    const all = [
      progress.step("The worker is ready", () => worker.promise),
      progress.step("The web is ready", () => web.promise),
    ];
    web.resolve();
    await all[1];
    expect(lines()).toEqual(["  ✓ The web is ready (0.0 s)", rest]);
    worker.resolve();
    await all[0];
    expect(lines()).toEqual([
      "  ✓ The web is ready (0.0 s)",
      "  ✓ The worker is ready (0.0 s)",
      "",
    ]);
  },
);

test("progress: a step that fails says so, and passes its error on", async () => {
  const { progress, lines } = output(true);
  const failing = progress.step("Database started", () => Promise.reject(new Error("no room")));
  await expect(failing).rejects.toThrow("no room");
  expect(lines()).toEqual(["  ✗ Database started", ""]);
});

test("progress: a step that another's failure ended is not shown as failed", async () => {
  const { progress, lines } = output(true);
  const indexer = Promise.withResolvers<void>();
  const cancelled = progress.step("The indexer is ready", () => indexer.promise);
  const failing = progress.step("The web is ready", () => Promise.reject(new Error("taken")));
  await expect(failing).rejects.toThrow("taken");
  indexer.reject(new StepCancelled());
  await expect(cancelled).rejects.toThrow(StepCancelled);
  expect(lines()).toEqual(["  ✗ The web is ready", ""]);
});
