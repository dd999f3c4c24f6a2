import { expect, test } from "vitest";
import { cityTimeWords, parseTimeZone, timeZoneOfCountry } from "./time-zone.ts";

const now = new Date("2026-11-25T12:00:00Z");

test("time zone of a country: the one it has, also where several names show the same clock", () => {
  expect(timeZoneOfCountry("SG", now)).toBe("Asia/Singapore");
  expect(timeZoneOfCountry("GB", now)).toBe("Europe/London");
  expect(timeZoneOfCountry("DE", now)).toBe("Europe/Berlin");
  expect(parseTimeZone(timeZoneOfCountry("MY", now) ?? "")).toBe("Asia/Kuala_Lumpur");
});

test("time zone of a country: none where clocks differ, and none of what is no country", () => {
  for (const country of ["US", "ES", "CN", "NZ", "XX", "", "sg", "SGP", "-u"])
    expect(timeZoneOfCountry(country, now)).toBeNull();
});

test.each([
  ["Asia/Tokyo", "Tokyo time"],
  ["America/New_York", "New York time"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires time"],
  ["UTC", "UTC"],
  ["Etc/GMT+5", "Etc/GMT+5"],
])("time zone in a sentence: %s is %s", (timeZone, words) => {
  expect(cityTimeWords(timeZone)).toBe(words);
});
