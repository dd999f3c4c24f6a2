/**
 * What programs need of the machine they run on: where things are, its language, time and trust.
 */
const inherited = new Set([
  ...["PATH", "HOME", "USER", "LOGNAME", "TZ", "LANG", "LANGUAGE", "TMPDIR", "TEMP", "TMP"],
  ...["NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "NODE_USE_SYSTEM_CA", "NODE_USE_ENV_PROXY"],
  ...["NODE_COMPILE_CACHE", "NODE_V8_COVERAGE", "UV_THREADPOOL_SIZE", "OPENSSL_CONF"],
  ...["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"],
  ...["LD_LIBRARY_PATH", "LD_PRELOAD", "MALLOC_ARENA_MAX"],
  ...["FONTCONFIG_FILE", "FONTCONFIG_PATH", "XDG_CACHE_HOME"],
  // How to reach PostgreSQL, without credentials, where its address does not say.
  ...["PGSSLMODE", "PGCONNECT_TIMEOUT"],
  // Windows
  ...["PATHEXT", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "USERPROFILE", "HOMEDRIVE"],
  ...["HOMEPATH", "APPDATA", "LOCALAPPDATA", "PROGRAMDATA"],
]);
/** AWS_*: the machine's role, which gives access to the bucket when no key is set. */
const families = ["LC_", "SSL_CERT_", "AWS_"];

/**
 * The environment of a child process: an allow-list, so that a secret among our own
 * variables reaches no child. Each child receives its settings over the IPC channel.
 */
export function inheritedEnvironment(
  variables: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const passes = (name: string) =>
    inherited.has(name) || families.some((family) => name.startsWith(family));
  return Object.fromEntries(
    Object.entries(variables).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && passes(entry[0].toUpperCase()),
    ),
  );
}
