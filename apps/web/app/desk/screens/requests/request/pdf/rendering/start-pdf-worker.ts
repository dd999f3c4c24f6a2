import { withinTime } from "../limits.ts";
import { PdfError } from "../pdf-problem.ts";

/**
 * Starts a worker of the library and waits until it is ready. Without it the library would parse in the
 * page's own thread, where a hostile file could freeze the tab.
 * @throws PdfError unreachable
 */
export async function startPdfWorker(url: string): Promise<Worker> {
  const worker = new Worker(url, { type: "module" });
  try {
    await withinTime(
      new Promise((resolve, reject) => {
        worker.addEventListener("message", resolve, { once: true });
        worker.addEventListener("error", reject, { once: true });
      }),
    );
    return worker;
  } catch (error) {
    worker.terminate();
    throw new PdfError("unreachable", { cause: error });
  }
}
