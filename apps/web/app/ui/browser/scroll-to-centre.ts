/** Scrolls a row sideways until what the selector finds in it is in its middle, as far as it goes. */
export function scrollToCentre(row: HTMLElement | null, selector: string): void {
  const wanted = row?.querySelector(selector);
  if (!row || !wanted) return;
  const visible = row.getBoundingClientRect();
  const { left, width } = wanted.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (visible.left + visible.width / 2);
}
