import { Hono } from "hono";

// Ponder demands this file. Everything is read from the database's views; it serves nothing of ours.
export default new Hono();
