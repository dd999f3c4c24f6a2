import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { Button, buttonClass } from "~/ui/button";

export default function NotFoundView({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => console.error("404: there is no page at", path), [path]);

  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate("/"));

  return (
    <section className="page-width flex min-h-[70vh] flex-col items-center justify-center py-20 text-center">
      <p className="figures font-serif text-[clamp(6rem,22vw,12rem)] text-mint-strong leading-none">
        404
      </p>
      <h1 className="mt-6 font-serif text-title">Oops! Page not found</h1>
      {/* An address that can't be decoded is in another spelling on the server. */}
      <p
        suppressHydrationWarning
        className="mt-5 max-w-full break-all rounded-control bg-surface-sunken px-3 py-1.5 font-mono text-sm"
      >
        {path}
      </p>
      <p className="mt-4 max-w-[52ch] text-balance text-muted">
        There's nothing here. The address may be mistyped, or the page may have moved.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="outline" onClick={goBack}>
          Go Back
        </Button>
        <Link to="/" className={buttonClass()}>
          Return Home
        </Link>
      </div>
    </section>
  );
}
