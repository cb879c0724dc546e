import { expect, it } from "vitest";
import { getRegionFormat } from "./region-format";
import { parseAcceptLanguage, resolveLanguage } from "./resolve-language";
import { resolveRegion } from "./resolve-region";

const preferences = { fixed: null, query: null, cookie: null, acceptLanguage: null, owner: "sv" } as const;

it("resolveLanguage prefers the fixed language, then ?lang, the cookie, the browser's, the owner's", () => {
  const all = { fixed: "de", query: "fr", cookie: "it", acceptLanguage: "nl", owner: "sv" } as const;
  expect(resolveLanguage(all)).toBe("de");
  expect(resolveLanguage({ ...all, fixed: null })).toBe("fr");
  expect(resolveLanguage({ ...all, fixed: null, query: "xx" })).toBe("it");
  expect(resolveLanguage({ ...all, fixed: null, query: null, cookie: "" })).toBe("nl");
  expect(resolveLanguage(preferences)).toBe("sv");
});

it("parseAcceptLanguage sorts by quality, and unsupported languages are skipped", () => {
  expect(resolveLanguage({ ...preferences, acceptLanguage: "fi, es;q=0.5, pt-BR;q=0.8, fr;q=0" })).toBe("pt");
  expect(resolveLanguage({ ...preferences, acceptLanguage: "*;q=0.1, \u0000, ;;;" })).toBe("sv");
  expect(parseAcceptLanguage("de;q=0.3, en-US,en;q=0.9")).toEqual(["en-US", "en", "de"]);
});

it("resolveLanguage reads old tags as their current ones", () => {
  const accept = (acceptLanguage: string) => resolveLanguage({ ...preferences, acceptLanguage });
  expect(accept("iw")).toBe("he"); // Hebrew
  expect(accept("iw-IL,fr;q=0.9")).toBe("he");
  expect(accept("in,no;q=0.9,fr;q=0.1")).toBe("fr"); // Indonesian and Norwegian are not supported
  expect(parseAcceptLanguage("iw, in-ID, no, no-NO, deu")).toEqual(["he", "id-ID", "no", "no-NO", "de"]);
  expect(resolveRegion("en", "iw-IL")).toBe("IL");
});

it("resolveRegion keeps the country's clock and week in any language", () => {
  expect(resolveRegion("en", "en-US,en;q=0.9")).toBe("US");
  expect(resolveRegion("en", "de-DE,de;q=0.9")).toBe("DE");
  expect(resolveRegion("fr", null)).toBe("FR");
  expect(getRegionFormat("en", "US")).toEqual({ hourCycle: "h12", firstWeekday: 6 });
  expect(getRegionFormat("de", "US")).toEqual({ hourCycle: "h12", firstWeekday: 6 });
  expect(getRegionFormat("en", "DE")).toEqual({ hourCycle: "h23", firstWeekday: 0 });
});
