import { buttonClass } from "../button.tsx";

/** In the place of a page whose address has an unknown key. The address itself isn't shown. */
export function UnknownLink({ children }: { readonly children: string }) {
  return (
    <div className="mx-auto max-w-xl px-5 py-10 sm:px-8 sm:py-14">
      <h1 className="font-serif text-title">This link doesn't work</h1>
      <p className="mt-3 text-muted">{children}</p>
      <p className="mt-6">
        <a href="/about" className={buttonClass({ variant: "outline" })}>
          Write to us
        </a>
      </p>
    </div>
  );
}
