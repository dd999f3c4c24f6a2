import { loadOnce } from "~/ui/loading/load-once";

/** In the shell's file: in the home page's own it would carry the names of what the sections need. */
export const loadSections = loadOnce(() => import("./sections.tsx"));
