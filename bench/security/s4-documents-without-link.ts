import { setTimeout as wait } from "node:timers/promises";
import { Person } from "../../apps/web/test/support/person.ts";
import { type Bench, figure, information } from "../support/figure.ts";
import { forEachConcurrent, signIn, withMarketplace } from "../support/marketplace-context.ts";

const documents = 10;

/** S4: documents asked for without a link, with one of another document, and with an old one. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace, ask }) => {
    const people = await signIn(marketplace, documents);
    await forEachConcurrent(people, 4, async (person) => void (await person.submit()));
    const rows = await ask<{ id: string; certificate_url: string }>(
      "select id, certificate_url from businesses",
    );
    const op = new Person(marketplace);
    await op.signInAsAdmin();
    const links: string[] = [];
    for (const { id } of rows) {
      const answer = await op.post(`/api/admin/businesses/${id}/document-link`, {});
      links.push(((await answer.json()) as { url: string }).url);
    }
    const given = Date.now();
    const status = async (path: string, init?: RequestInit) => {
      const response = await fetch(marketplace.url + path, { redirect: "manual", ...init });
      await response.body?.cancel();
      return response.status;
    };
    let opened = 0;
    for (const link of links) if ((await status(link)) === 200) opened += 1;

    const attempts = rows.flatMap(({ certificate_url: path }, at) => {
      const link = links[at] ?? "";
      const query = link.slice(link.indexOf("?"));
      const other = links[(at + 1) % links.length] ?? "";
      const signature = /signature=([^&]+)/.exec(query)?.[1] ?? "";
      return [
        path,
        `${path}?`,
        `${path}/`,
        `/${path}`,
        path.replace("/documents/", "/documents//"),
        path.replaceAll("-", "%2D"),
        path.toUpperCase(),
        `${path}.part`,
        path.replace("/business-documents", ""),
        path.replace("/documents", ""),
        `/documents/business-documents/..%2fbusiness-documents%2f${path.split("/").at(-1)}`,
        path + other.slice(other.indexOf("?")),
        link.replace(/expires=\d+/, "expires=9999999999"),
        link.replace(/expires=\d+/, (found) => `${found}0`),
        link.replace(/expires=\d+&/, ""),
        link.replace(/&signature=.*/, ""),
        link.replace(signature, ""),
        link.replace(signature, signature.slice(0, -1)),
        link.replace(signature, signature.toUpperCase()),
        link.replace("business-documents", "another-bucket"),
        link.replace("/business-documents", ""),
      ];
    });
    let leaked = 0;
    for (const attempt of attempts) if ((await status(attempt)) === 200) leaked += 1;
    const visitor = new Person(marketplace);
    for (const { id } of rows) {
      const answer = await visitor.post(`/api/admin/businesses/${id}/document-link`, {});
      if (answer.status !== 401) leaked += 1;
    }
    for (const link of links) {
      if ((await status(link.split("?")[0] ?? "", { method: "HEAD" })) === 200) leaked += 1;
    }
    await wait(Math.max(0, given + 65_000 - Date.now()));
    let late = 0;
    for (const link of links) if ((await status(link)) === 200) late += 1;
    return [
      information("fresh links that open their document", `${opened} of ${links.length}`),
      figure(
        "answers 200 without a link, with another document's, or a changed one",
        `${leaked} of ${attempts.length + 2 * links.length}`,
        "0",
        leaked === 0 && opened === documents,
      ),
      figure("links that still open after 65 s", `${late} of ${links.length}`, "0", late === 0),
    ];
  });
