import { expect, test } from "vitest";
import { inheritedEnvironment } from "./inherited-environment.ts";

test("child environment: contains the machine's variables and none of ours", () => {
  const machine = {
    PATH: "/bin",
    Path: "C:\\Windows",
    SystemRoot: "C:\\Windows",
    LC_ALL: "C",
    SSL_CERT_FILE: "/etc/ssl/own.pem",
    AWS_ROLE_ARN: "arn:aws:iam::1:role/tenora",
    https_proxy: "http://proxy.example",
  };
  const ours = {
    DATABASE_URL: "x",
    AUTH_SECRET: "x",
    S3_SECRET_ACCESS_KEY: "x",
    SMTP_URL: "x",
    ADMIN_PASSWORD: "x",
    NODE_AUTH_TOKEN: "x",
    PGPASSWORD: "x",
    TZ: undefined,
  };
  expect(inheritedEnvironment({ ...machine, ...ours })).toEqual(machine);
});
