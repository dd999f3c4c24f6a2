import { mostRelayedNotes } from "@tenora/domain/relay/most-relayed-notes";
import { everyPath } from "../security/every-response.ts";
import type { Person } from "../support/people/person.ts";

/** A request that is as expensive as the limits on its size allow. */
export interface ExpensiveRequest {
  readonly what: string;
  /** How many requests `ask` makes; one by default. */
  readonly requests?: number;
  readonly ask: (person: Person, attempt: number) => Promise<Response>;
}

const kilobytes = (count: number, text: string) =>
  text.repeat(Math.ceil((count * 1024) / text.length)).slice(0, count * 1024);
const uuid = "00000000-0000-4000-8000-000000000000";
const longSegment = "a".repeat(900);
/** Cookies as large as Node lets headers be, less room for the rest. */
const cookies = kilobytes(12, "tenora.wallet=x.y; ");
const json = { "content-type": "application/json" };

/** JSON of nearly 16 KB, the most that a route reads, each the worst for another part of a parser. */
const bodies: Readonly<Record<string, string>> = {
  "nested arrays": kilobytes(15, "["),
  "nested objects": kilobytes(15, '{"a":'),
  "many keys": `{${Array.from({ length: 1_400 }, (_, at) => `"k${at}":1`).join(",")}}`,
  "one long text": JSON.stringify({ address: kilobytes(15, "0x"), email: kilobytes(1, "a@") }),
  "64 KB": kilobytes(63, " "),
};

const get = (
  what: string,
  path: string,
  headers: Record<string, string> = {},
): ExpensiveRequest => ({
  what: `GET ${what}`,
  ask: (person) => person.fetch(path, { headers }),
});

/** One address that is new each time, so that nothing remembered answers it. */
const fresh = (path: string, attempt: number) => path.replaceAll("{n}", String(attempt));

const addresses: readonly (readonly [what: string, path: string])[] = [
  ["a page that isn't there", "/no/such/page-{n}"],
  ["an article that isn't there", "/insights/none-such-{n}"],
  ["the data of one", "/insights/none-such-{n}.data"],
  ["a picture that isn't there", "/og/insights/none-such-{n}.jpg"],
  ["a deep path", `/${"a/".repeat(500)}{n}`],
  ["a long segment", `/${longSegment}{n}`],
  ["escapes", `/${"%C3%A4".repeat(160)}{n}`],
  ["dots", `/${"../".repeat(300)}{n}`],
  ["data of many routes", `/admin.data?_routes=${kilobytes(6, "desk/screens/admin,")}{n}`],
  ["a search of many letters", `/admin?q=${kilobytes(6, "%25")}{n}`],
  ["a document", `/documents/business-documents/${uuid}.pdf?expires=9999999999&signature={n}`],
  [
    "the manifest",
    `/__manifest?paths=${Array.from({ length: 50 }, (_, at) => `/a${at}/b`).join(",")}&version={n}`,
  ],
];

/** Notes of other receivables each, none of which is there. */
const manyNotes = (attempt: number) =>
  Array.from(
    { length: mostRelayedNotes },
    (_, at) => `${2n ** 60n + BigInt(attempt * 1_000 + at) * 2n ** 24n}`,
  );

/** Every route by every method that it may have, without a session. */
export function expensiveRequests(): readonly ExpensiveRequest[] {
  const pages = everyPath().filter((path) => !path.startsWith("/api/"));
  const routes = everyPath(uuid).filter((path) => path.startsWith("/api/"));
  return [
    ...pages.map((path) => get(path, path, { cookie: cookies })),
    ...pages.map((path) => get(`data of ${path}`, `${path === "/" ? "/_root" : path}.data`)),
    ...addresses.map(([what, path]) => ({
      what: `GET ${what}`,
      ask: (person: Person, attempt: number) => person.fetch(fresh(path, attempt)),
    })),
    ...routes.map((path) => get(path, path, { cookie: cookies })),
    ...routes.flatMap((path) =>
      Object.entries(bodies).map(
        ([what, body]): ExpensiveRequest => ({
          what: `POST ${path}: ${what}`,
          ask: (person) => person.fetch(path, { method: "POST", headers: json, body }),
        }),
      ),
    ),
    {
      what: "POST a sign-in with a real message and another's signature",
      requests: 2,
      ask: async (person) => {
        const message = await person.signInMessage();
        const signature = `0x${"11".repeat(64)}1b`;
        return person.post("/api/wallet/sign-in", { message, signature });
      },
    },
    {
      what: "POST a claim of as many notes as one request may name",
      ask: (person, attempt) =>
        person.post("/api/relay", {
          id: uuid,
          request: { action: "claim", parameters: { notes: manyNotes(attempt) } },
        }),
    },
    {
      what: "OPTIONS the manifest of very many paths",
      ask: (person) =>
        person.fetch(`/__manifest?paths=${kilobytes(7, "a,")}`, { method: "OPTIONS" }),
    },
    {
      what: "POST a form to a page",
      ask: (person) => person.fetch("/about", { method: "POST", body: kilobytes(63, "a=b&") }),
    },
  ];
}
