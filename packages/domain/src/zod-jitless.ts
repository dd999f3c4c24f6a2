import { config } from "zod/mini";

// Before any schema is made: our content policy forbids generated code, and browsers report the
// mere attempt.
config({ jitless: true });
