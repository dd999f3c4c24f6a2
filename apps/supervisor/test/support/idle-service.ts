import { receiveSettings, report, stopWithSupervisor } from "@tenora/configuration/child-process";

// A part that does nothing but run, for tests of how parts are started.
await receiveSettings();
stopWithSupervisor(async () => {});
report({ type: "ready" });
