/** What a business gets here, and what it gives. */
export function PortalHero() {
  return (
    <section className="on-forest bg-forest text-on-forest">
      <div className="page-width py-14 sm:py-20">
        <p className="font-medium text-mint text-sm">For businesses</p>
        <h1 className="mt-3 max-w-3xl font-medium font-serif text-title">
          Get paid early for invoices due next quarter
        </h1>
        <p className="mt-5 max-w-2xl text-lead text-on-forest-muted">
          Turn an invoice or an order into a receivable NFT, sell it to investors for early cash,
          and settle when your customer pays. You keep your customer; investors see your track
          record.
        </p>
      </div>
    </section>
  );
}
