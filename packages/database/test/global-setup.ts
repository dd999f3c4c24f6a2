export { default } from "@tenora/testing/database-setup";
