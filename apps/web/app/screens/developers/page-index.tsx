import type { ApiReference } from "~/public-api/document/reference.server";

/** The address of a path's section on the page. */
export const sectionIdOf = (path: string): string =>
  `get${path.replaceAll(/\W+/g, "-").replace(/-$/, "")}`;

/** The way to each part, beside the text where there is room for it. */
export function PageIndex({ endpoints, records }: Pick<ApiReference, "endpoints" | "records">) {
  const groups = [
    { title: "Paths", links: endpoints.map(({ path }) => [sectionIdOf(path), path] as const) },
    { title: "Objects", links: records.map(({ name }) => [name, name] as const) },
  ];
  return (
    <nav
      aria-label="On this page"
      className="sticky top-[calc(var(--spacing-header)+1.5rem)] max-h-[calc(100dvh-var(--spacing-header)-6rem)] self-start overflow-y-auto border-line border-l pl-5 text-sm max-xl:hidden"
    >
      <ul>
        <Entry id="responses" label="Responses" />
        <Entry id="example" label="Example" />
      </ul>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className="mt-4 mb-1 font-medium">{title}</p>
          <ul>
            {links.map(([id, label]) => (
              <Entry key={id} id={id} label={label} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const Entry = ({ id, label }: { id: string; label: string }) => (
  <li>
    <a
      href={`#${id}`}
      className="wrap-anywhere -outline-offset-2 inline-block py-1 text-muted underline-offset-4 hover:text-ink hover:underline"
    >
      {label}
    </a>
  </li>
);
