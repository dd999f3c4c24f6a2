import { Agent, request } from "node:http";
import { cpus, loadavg } from "node:os";
import { samplePdfOfSize } from "@tenora/testing/uploads/sample-documents";
import type { Person } from "../../apps/web/test/support/people/person.ts";
import { type Bench, figure, information, percentile } from "../support/figure.ts";
import { forEachConcurrent, signIn, withMarketplace } from "../support/marketplace-context.ts";
import { commandOf, processesBelow, processorMsOf } from "../support/processes.ts";

const submissions = 2_000;
const concurrency = 8;
const warmUp = 200;
const documentBytes = 200_000;

/** P6: acknowledged submissions per second, each with a document of 200 KB. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace, ask }) => {
    const people = await signIn(marketplace, warmUp + submissions);
    const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
    const file = samplePdfOfSize(documentBytes);
    const times: number[] = [];
    let rejected = 0;
    const submit = async (person: Person) => {
      const began = performance.now();
      const status = await send(person, file, agent);
      times.push(performance.now() - began);
      if (status !== 201) rejected += 1;
    };
    await forEachConcurrent(people.slice(0, warmUp), concurrency, submit);
    times.length = 0;
    const before = processorTimes();
    const began = performance.now();
    await forEachConcurrent(people.slice(warmUp), concurrency, submit);
    const seconds = (performance.now() - began) / 1000;
    const after = processorTimes();
    const each = (service: keyof typeof after) =>
      `${service} ${((after[service] - before[service]) / submissions).toFixed(1)}`;
    agent.destroy();
    const [row] = await ask<{ count: number }>("select count(*)::int from businesses");
    const rate = submissions / seconds;
    const p99 = percentile(times, 0.99);
    return [
      figure("acknowledged per second", `${rate.toFixed(0)}/s`, "≥ 100/s", rate >= 100),
      figure("p99", `${p99.toFixed(0)} ms`, "≤ 500 ms", p99 <= 500),
      information(
        "median, slowest",
        `${percentile(times, 0.5).toFixed(0)}, ${Math.max(...times).toFixed(0)} ms`,
      ),
      information(
        "processor time per submission, in ms",
        `${each("web")}, ${each("database")}, ${each("worker")}, ${each("load")}`,
      ),
      information(
        "system load while measuring",
        `${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
      ),
      figure(
        "acknowledged and stored",
        `${row?.count} of ${warmUp + submissions}, ${rejected} rejected`,
        "all",
        rejected === 0 && row?.count === warmUp + submissions,
      ),
    ];
  });

/** Processor milliseconds so far, by service. */
function processorTimes() {
  const times = { web: 0, database: 0, worker: 0, load: 0 };
  for (const pid of processesBelow(process.pid)) {
    const command = commandOf(pid);
    if (command.includes("apps/web/server")) times.web += processorMsOf(pid);
    else if (command.includes("postgres")) times.database += processorMsOf(pid);
    else if (command.includes("apps/worker")) times.worker += processorMsOf(pid);
    else if (pid === process.pid) times.load += processorMsOf(pid);
  }
  return times;
}

const boundary = "----tenora-bench";
const part = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const lastLine = Buffer.from(`\r\n--${boundary}--\r\n`);

/** As cheap as possible, since the load generator shares the machine with the marketplace. */
function send(person: Person, file: Buffer, agent: Agent): Promise<number> {
  const fields = {
    companyName: "Ada Trading Pte Ltd",
    country: "Singapore",
    registrationNumber: "202412345K",
    directorName: "Ada Tan",
    directorEmail: `${person.wallet}@example.com`,
    consent: "true",
    walletAddress: person.wallet,
    submissionKey: crypto.randomUUID(),
  };
  const text = Object.entries(fields).map(([name, value]) => part(name, value));
  const head = Buffer.from(
    `${text.join("")}--${boundary}\r\ncontent-disposition: form-data; name="registrationCertificate"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
  );
  const headers = {
    ...person.headers(),
    "content-type": `multipart/form-data; boundary=${boundary}`,
    "content-length": head.length + file.length + lastLine.length,
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${person.serverUrl}/api/business/submissions`,
      { method: "POST", headers, agent },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once("error", reject);
    sent.write(head);
    sent.write(file);
    sent.end(lastLine);
  });
}
