import { Link } from "react-router";
import { Button, buttonClass } from "~/ui/button";

/** Shown when a page fails to render. It never shows internal details. */
export default function FailureView({ status }: { status: number }) {
  return (
    <section className="page-width flex min-h-[70vh] flex-col items-center justify-center py-20 text-center">
      <p className="figures font-semibold text-brick text-sm">Error {status}</p>
      <h1 className="mt-4 font-serif text-title">We couldn't show this page</h1>
      <p className="mt-4 max-w-[52ch] text-muted">
        Something went wrong on our side. If you were sending something, check its status before you
        send it again.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="outline" onClick={() => window.location.reload()}>
          Try Again
        </Button>
        <Link to="/" className={buttonClass()}>
          Return Home
        </Link>
      </div>
    </section>
  );
}
