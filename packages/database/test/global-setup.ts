export { default } from "@tenora/testing/database/global-setup";
