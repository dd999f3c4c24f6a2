/** IANA names of all time zones that dates can be written in, UTC first. */
export const allTimeZones = (): readonly string[] => [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"),
];
