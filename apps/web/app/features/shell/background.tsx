/** The engraved lines behind every page (background.css). */
export function Background() {
  return <div aria-hidden="true" className="engraving" />;
}
