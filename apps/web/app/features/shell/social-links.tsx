import { brand } from "@tenora/domain/brand";
import { Glyph } from "~/ui/glyph";
import { notify } from "~/ui/toast/toast";

const comingSoonMs = 3000;

const comingSoon = (network: string) =>
  notify({
    title: `${network} coming soon!`,
    description: "We're working on our social media presence. Stay tuned!",
    duration: comingSoonMs,
  });

const networks = [
  {
    name: "Twitter",
    glyph: (
      <path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2Z" />
    ),
  },
  {
    name: "GitHub",
    glyph: (
      <path d="M15 22v-4a4.8 4.8 0 0 0-1-3.5c3 0 6-2 6-5.5.08-1.25-.27-2.48-1-3.5.28-1.15.28-2.35 0-3.5 0 0-1 0-3 1.5a13.4 13.4 0 0 0-8 0C6 2 5 2 5 2c-.3 1.15-.3 2.35 0 3.5A5.4 5.4 0 0 0 4 9c0 3.5 3 5.5 6 5.5-.39.49-.68 1.05-.85 1.65S8.93 17.38 9 18v4m0-4c-4.51 2-5-2-7-2" />
    ),
  },
  {
    name: "Discord",
    glyph: (
      <path d="M8.2 6.2 7.2 4.8A16 16 0 0 0 3.8 6 18 18 0 0 0 2 17.2a14 14 0 0 0 4.6 2.2l1.2-2M15.8 6.2l1-1.4A16 16 0 0 1 20.2 6 18 18 0 0 1 22 17.2a14 14 0 0 1-4.6 2.2l-1.2-2M6.8 7.2a12 12 0 0 1 10.4 0M6.2 16.6a13 13 0 0 0 11.6 0M9 12.6v.01M15 12.6v.01" />
    ),
  },
] as const;

const target =
  "flex size-11 items-center justify-center rounded-control text-on-forest-muted transition-colors " +
  "hover:bg-on-forest/10 hover:text-on-forest";

export function SocialLinks() {
  return (
    <ul className="-mx-3 flex md:mt-5">
      {networks.map(({ name, glyph }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={name}
            onClick={() => comingSoon(name)}
            className={target}
          >
            <Glyph>{glyph}</Glyph>
          </button>
        </li>
      ))}
      <li>
        <a
          href={brand.links.linkedIn}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="LinkedIn (opens in a new tab)"
          className={target}
        >
          <Glyph>
            <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6ZM2 9h4v12H2zM4 4v.01" />
          </Glyph>
        </a>
      </li>
    </ul>
  );
}
