import { expect, it } from "vitest";
import { getRegionFormat } from "./region-format";
import { parseAcceptLanguage, resolveLanguage } from "./resolve-language";
import { resolveRegion } from "./resolve-region";

const wishes = { fixed: null, query: null, cookie: null, acceptLanguage: null, owner: "sv" } as const;

it("chooseLanguage takes the fixed language, then ?lang, the cookie, the browser's, the owner's", () => {
  const all = { fixed: "de", query: "fr", cookie: "it", acceptLanguage: "nl", owner: "sv" } as const;
  expect(resolveLanguage(all)).toBe("de");
  expect(resolveLanguage({ ...all, fixed: null })).toBe("fr");
  expect(resolveLanguage({ ...all, fixed: null, query: "xx" })).toBe("it");
  expect(resolveLanguage({ ...all, fixed: null, query: null, cookie: "" })).toBe("nl");
  expect(resolveLanguage(wishes)).toBe("sv");
});

it("chooseLanguage reads Accept-Language by quality and skips what it does not speak", () => {
  expect(resolveLanguage({ ...wishes, acceptLanguage: "fi, es;q=0.5, pt-BR;q=0.8, fr;q=0" })).toBe("pt");
  expect(resolveLanguage({ ...wishes, acceptLanguage: "*;q=0.1, \u0000, ;;;" })).toBe("sv");
  expect(parseAcceptLanguage("de;q=0.3, en-US,en;q=0.9")).toEqual(["en-US", "en", "de"]);
});

it("chooseLanguage reads old tags as what they mean today", () => {
  const accept = (acceptLanguage: string) => resolveLanguage({ ...wishes, acceptLanguage });
  expect(accept("iw")).toBe("he"); // Hebrew
  expect(accept("iw-IL,fr;q=0.9")).toBe("he");
  expect(accept("in,no;q=0.9,fr;q=0.1")).toBe("fr"); // Indonesian and Norwegian are not supported
  expect(parseAcceptLanguage("iw, in-ID, no, no-NO, deu")).toEqual(["he", "id-ID", "no", "no-NO", "de"]);
  expect(resolveRegion("en", "iw-IL")).toBe("IL");
});

it("chooseLanguage keeps the country's clock and week whatever the language", () => {
  expect(resolveRegion("en", "en-US,en;q=0.9")).toBe("US");
  expect(resolveRegion("en", "de-DE,de;q=0.9")).toBe("DE");
  expect(resolveRegion("fr", null)).toBe("FR");
  expect(getRegionFormat("en", "US")).toEqual({ hourCycle: "h12", firstWeekday: 6 });
  expect(getRegionFormat("de", "US")).toEqual({ hourCycle: "h12", firstWeekday: 6 });
  expect(getRegionFormat("en", "DE")).toEqual({ hourCycle: "h23", firstWeekday: 0 });
});
