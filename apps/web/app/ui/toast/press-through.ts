/** On the layer: presses that began outside of it pass through. */
const passes = "data-passes";

/**
 * A press that began beside this layer passes through it until it ends: a notice that rises over the
 * button between press and release would otherwise catch the release, and the press be lost. Returns
 * the way to stop.
 */
export function letPressesThrough(layer: HTMLElement): () => void {
  const press = ({ target }: Event) =>
    layer.toggleAttribute(passes, !(target instanceof Node && layer.contains(target)));
  // The click comes after the pointer's own events.
  const release = () => setTimeout(() => layer.removeAttribute(passes));
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  document.addEventListener("pointerdown", press, options);
  for (const end of ["pointerup", "pointercancel", "contextmenu"])
    document.addEventListener(end, release, options);
  return () => listening.abort();
}
