export * from "./schema/events.ts";
export * from "./schema/listings.ts";
export * from "./schema/notes.ts";
export * from "./schema/registry.ts";
