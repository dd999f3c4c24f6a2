/**
 * Scrolls a row sideways until its current entry is in its middle, as far as it goes; the page stays where
 * it is. `within` is the row or an entry of it. Where the browser knows `scroll-initial-target` the row
 * begins there already (`scroll-row.css`), and this moves nothing.
 */
export function showCurrent(within: Element | null): void {
  const row = within?.closest("[data-scroll-row]");
  const current = row?.querySelector("[aria-current], [data-current]");
  if (!row || !current) return;
  const visible = row.getBoundingClientRect();
  const { left, width } = current.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (visible.left + visible.width / 2);
}
