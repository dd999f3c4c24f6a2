// Order matters: most browsers also claim to be the ones below them.
const browsers = [
  ["Edge", /\bEdg/],
  ["Opera", /\bOPR\//],
  ["Firefox", /\bFirefox\/|\bFxiOS\//],
  ["Chrome", /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ["Safari", /\bSafari\//],
] as const;
const systems = [
  ["Android", /\bAndroid\b/],
  ["iPhone or iPad", /\biPhone\b|\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Such as "Firefox on Windows", as far as the User-Agent says. */
export function nameBrowser(userAgent: string | null): string {
  const find = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const browser = find(browsers) ?? "Unknown browser";
  const system = find(systems);
  return system ? `${browser} on ${system}` : browser;
}
