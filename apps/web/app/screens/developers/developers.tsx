import { pageMeta } from "~/features/shell/metadata/page-meta";
import { apiReference } from "~/public-api/document/reference.server";
import { Prose } from "~/ui/text/prose";
import type { Route } from "./+types/developers";
import { Fields } from "./fields.tsx";
import { PageIndex, sectionIdOf } from "./page-index.tsx";

const lead = "The exchange's public data as JSON: read-only, without an API key, from any site.";

export const meta = () => pageMeta({ title: "Developers", description: lead });

export const loader = () => apiReference();

/** The public API for people; its OpenAPI document is for programs. */
export default function Developers({ loaderData }: Route.ComponentProps) {
  const { endpoints, records, limit, example } = loaderData;
  return (
    <article data-no-artwork className="page-width py-14 sm:py-20">
      <header className="max-w-3xl">
        <h1 className="font-serif text-display">Developers</h1>
        <p className="mt-5 max-w-[60ch] text-lead text-muted">{lead}</p>
      </header>
      <div className="mt-10 grid grid-cols-1 gap-x-14 xl:grid-cols-[minmax(0,1fr)_16rem]">
        <Prose className="max-w-4xl [&_li_code]:sm:whitespace-nowrap">
          <p>
            Paths below start with <code>/api/v1</code>. Programs can read the same reference as an
            OpenAPI 3.1 document: <a href="/api/v1/openapi.json">openapi.json</a>.
          </p>
          <h2 id="responses">Responses</h2>
          <ul>
            <li>
              An object: <code>{'{ "data": {…}, "block": n }'}</code>. A list:{" "}
              <code>{'{ "data": […], "next": cursor or null, "block": n }'}</code>. Pass{" "}
              <code>next</code> as <code>cursor</code> for the next page.
            </li>
            <li>
              <code>block</code> is the block the data was read at. Statuses and amounts due are as
              of that block.
            </li>
            <li>
              Amounts are decimal strings in the token’s base units, times are ISO 8601 in UTC, and
              addresses have EIP-55 checksums. Off-chain fields, such as a seller’s name, are null
              when unknown.
            </li>
            <li>
              Filters take comma-separated values. A listing must match every filter, and any one
              value within each.
            </li>
            <li>
              Errors: <code>{'{ "error": { "code", "message" } }'}</code> with 400 for an invalid
              parameter, 404 when nothing is found, 429 after {limit.most} requests in{" "}
              {limit.minutes} minutes, and 503 while the chain is being indexed.
            </li>
            <li>
              Send a response’s <code>ETag</code> back as <code>If-None-Match</code> to get 304
              until the next block.
            </li>
          </ul>
          <h2 id="example">Example</h2>
          <p>
            A note that cost 1,000.00 USDC, of a receivable that is half repaid. Its owner can
            collect 510.25 USDC:
          </p>
          <p>
            <code>{example.request}</code>
          </p>
          <pre className="wrap-anywhere whitespace-pre-wrap">
            <code>{example.response}</code>
          </pre>
          <h2>Paths</h2>
          {endpoints.map(({ path, summary, parameters, record, isList }) => (
            <section key={path} id={sectionIdOf(path)}>
              <h3>
                <code>GET {path}</code>
              </h3>
              <p className="mt-3">
                {summary.replace(/\.$/, "")}. Returns {isList ? "a list of " : ""}
                <a href={`#${record}`}>{record}</a>.
              </p>
              {parameters.length > 0 && <Fields name="Parameter" of={path} fields={parameters} />}
            </section>
          ))}
          <h2>Objects</h2>
          {records.map(({ name, fields }) => (
            <section key={name} id={name}>
              <h3>{name}</h3>
              <Fields name="Field" of={name} fields={fields} />
            </section>
          ))}
        </Prose>
        <PageIndex endpoints={endpoints} records={records} />
      </div>
    </article>
  );
}
