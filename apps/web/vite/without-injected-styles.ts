import type { Plugin } from "vite";

/**
 * sonner injects its style sheet by script, which the content policy blocks. The sheet is imported
 * from app.css instead, and the call is removed from the bundle.
 */
export function withoutInjectedStyles(): Plugin {
  const call = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;
  return {
    name: "without-injected-styles",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/sonner/dist/")) return null;
      if (!call.test(code)) throw new Error("sonner no longer injects its styles this way");
      return { code: code.replace(call, ""), map: null };
    },
  };
}
