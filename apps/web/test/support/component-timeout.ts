// Before each unit test with a page: what loads by itself takes longer than Testing Library's second on a
// busy machine.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
}
