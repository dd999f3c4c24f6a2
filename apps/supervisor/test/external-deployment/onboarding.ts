import { setTimeout as wait } from "node:timers/promises";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { onboardingForm, Person, pdfFile } from "../../../web/test/support/people/person.ts";
import {
  isSignedIn,
  signInByForm,
  signOutByForm,
} from "../../../web/test/support/sign-in/admin-sign-in-form.ts";
import { environmentVariableNames, secretVariables } from "../support/process-environment.ts";
import type { ExternalDeployment } from "./external-deployment.ts";

export interface OnboardingResult {
  /** Names of the web processes that answered. */
  readonly servedBy: readonly string[];
  /** The wallet's status before and after the decision. */
  readonly standings: readonly (string | undefined)[];
  /** The admin signed out by the portal's form, and then saw the sign-in screen. */
  readonly isSignedOut: boolean;
  /** The admin opened the very bytes that were sent. */
  readonly isDocumentWhole: boolean;
  readonly objects: number;
  /** Subjects of the mails that left, in order of leaving. */
  readonly mails: readonly string[];
  /** Twelve guesses at the admin's password by strangers, dealt out to both processes. */
  readonly guesses: readonly number[];
  readonly embedded: readonly string[];
  readonly ready: readonly boolean[];
  /** Operator's secrets in the environment of a web, a worker or a watchdog. */
  readonly secretsInherited: readonly string[];
}

/** Ada onboards and Op approves, through the proxy: every request at the other process. */
export async function onboardAndApprove(external: ExternalDeployment): Promise<OnboardingResult> {
  const { place, s3, mail } = external;
  const servedBy = new Set<string>();
  const seen = (response: Response) => {
    servedBy.add(response.headers.get("x-served-by") ?? "");
    return response;
  };
  const ada = new Person(place);
  const op = new Person(place);
  await ok(ada.signInWithWallet().then(seen));
  const bytes = samplePdf("Certificate of incorporation");
  const form = onboardingForm(ada.wallet, { registrationCertificate: pdfFile(bytes) });
  await ok(ada.submit(form).then(seen));
  const standings = [await statusOf(ada)];

  await ok(signInByForm(op, place.admin).then(seen));
  const list = await ok(op.fetch(`/admin?search=${ada.wallet}`).then(seen));
  const id = /<a (?=[^>]*data-row-link)[^>]*requests\/([0-9a-f-]{36})/.exec(await list.text())?.[1];
  const link = await ok(op.post(`/api/admin/businesses/${id}/document-link`, {}).then(seen));
  const { url } = (await link.json()) as { url: string };
  const opened = Buffer.from(await (await ok(op.fetch(url).then(seen))).arrayBuffer());
  await ok(op.post(`/api/admin/businesses/${id}/review`, { status: "approved" }).then(seen));
  standings.push(await statusOf(ada), await statusOf(ada));
  await ok(signOutByForm(op).then(seen));
  const isSignedOut = !(await isSignedIn(op));

  // Mails about the request and its approval, and to the admin about the password that the owner set.
  while (mail.received.length < 3) await wait(50);
  const guesses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    guesses.push((await new Person(place).signInAsAdmin(`a wrong guess ${n}`)).status);
  }
  const ready = await Promise.all(
    external.starts.map(async ({ port }) => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      return ((await answer.json()) as { ready: boolean }).ready;
    }),
  );
  return {
    isSignedOut,
    servedBy: [...servedBy].sort(),
    standings,
    isDocumentWhole: opened.equals(bytes),
    objects: s3.objects.size,
    mails: mail.received.map(({ content }) => /^subject: (.*)$/im.exec(content)?.[1] ?? ""),
    guesses,
    embedded: external.embeddedFolders(),
    ready,
    secretsInherited: external.starts
      .flatMap((start) => start.children())
      .flatMap(environmentVariableNames)
      .filter((name) => secretVariables.includes(name)),
  };
}

async function statusOf(person: Person): Promise<string | undefined> {
  const answer = await person.fetch(`/api/wallets/${person.wallet}/business`);
  return ((await answer.json()) as { business: { status: string } | null }).business?.status;
}

async function ok(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}
