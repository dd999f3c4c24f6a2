import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

/** A certificate for `localhost` and 127.0.0.1, signed by an authority made for this one test run. */
export interface TlsCertificate {
  /** Certificate and key in one file, as HAProxy reads them. */
  readonly file: string;
  /** The authority's certificate (PEM): what `trustAuthority` takes. */
  readonly authority: string;
  /** SHA-256 of the certificate's public key, as Chromium's command line names a key. */
  readonly keyHash: string;
}

const ellipticKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];

/** Makes authority, key and certificate in `folder`; they expire within a day. Needs openssl 3. */
export function makeTlsCertificate(folder: string): TlsCertificate {
  const at = (name: string) => join(folder, name);
  const make = (subject: string, key: string, certificate: string, ...more: string[]) =>
    execFileSync(
      "openssl",
      [
        ...["req", "-x509", ...ellipticKey, "-days", "1", "-subj", subject],
        ...["-keyout", at(key), "-out", at(certificate), ...more],
      ],
      { stdio: "ignore" },
    );
  make("/CN=Tenora tests", "ca.key", "ca.pem", "-addext", "keyUsage=critical,keyCertSign");
  make(
    "/CN=localhost",
    "tenora.key",
    "tenora.pem",
    ...["-CA", at("ca.pem"), "-CAkey", at("ca.key")],
    ...["-addext", "basicConstraints=critical,CA:FALSE"],
    ...["-addext", "extendedKeyUsage=serverAuth"],
    ...["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
  );
  const key = new X509Certificate(readFileSync(at("tenora.pem"))).publicKey;
  writeFileSync(at("tenora.pem"), readFileSync(at("tenora.key")), { flag: "a" });
  return {
    file: at("tenora.pem"),
    authority: readFileSync(at("ca.pem"), "utf8"),
    keyHash: createHash("sha256")
      .update(key.export({ type: "spki", format: "der" }))
      .digest("base64"),
  };
}

/** From now on `fetch` and every other TLS client of this process accept the authority's certificates. */
export function trustAuthority(authority: string): void {
  setDefaultCACertificates([...new Set([...getCACertificates("default"), authority])]);
}
