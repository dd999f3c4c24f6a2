import {
  receiveSettings,
  reportToParent,
  stopWithSupervisor,
} from "@tenora/configuration/child-process";

// An idle service, to test how services are started.
await receiveSettings();
stopWithSupervisor(async () => {});
reportToParent({ type: "ready" });
