import { expect, it } from "vitest";
import { acceptedTags, chooseLanguage } from "./choose-language";
import { chooseRegion } from "./choose-region";
import { getRegionHabits } from "./region-habits";

const wishes = { fixed: null, query: null, cookie: null, acceptLanguage: null, owner: "sv" } as const;

it("chooseLanguage takes the fixed language, then ?lang, the cookie, the browser's, the owner's", () => {
  const all = { fixed: "de", query: "fr", cookie: "it", acceptLanguage: "nl", owner: "sv" } as const;
  expect(chooseLanguage(all)).toBe("de");
  expect(chooseLanguage({ ...all, fixed: null })).toBe("fr");
  expect(chooseLanguage({ ...all, fixed: null, query: "xx" })).toBe("it");
  expect(chooseLanguage({ ...all, fixed: null, query: null, cookie: "" })).toBe("nl");
  expect(chooseLanguage(wishes)).toBe("sv");
});

it("chooseLanguage reads Accept-Language by quality and skips what it does not speak", () => {
  expect(chooseLanguage({ ...wishes, acceptLanguage: "fi, es;q=0.5, pt-BR;q=0.8, fr;q=0" })).toBe("pt");
  expect(chooseLanguage({ ...wishes, acceptLanguage: "*;q=0.1, \u0000, ;;;" })).toBe("sv");
  expect(acceptedTags("de;q=0.3, en-US,en;q=0.9")).toEqual(["en-US", "en", "de"]);
});

it("chooseLanguage reads old tags as what they mean today", () => {
  const accept = (acceptLanguage: string) => chooseLanguage({ ...wishes, acceptLanguage });
  expect(accept("iw")).toBe("he"); // Hebrew
  expect(accept("iw-IL,fr;q=0.9")).toBe("he");
  expect(accept("in,no;q=0.9,fr;q=0.1")).toBe("fr"); // neither Indonesian nor Norwegian is spoken here
  expect(acceptedTags("iw, in-ID, no, no-NO, deu")).toEqual(["he", "id-ID", "no", "no-NO", "de"]);
  expect(chooseRegion("en", "iw-IL")).toBe("IL");
});

it("chooseLanguage keeps the country's clock and week whatever the language", () => {
  expect(chooseRegion("en", "en-US,en;q=0.9")).toBe("US");
  expect(chooseRegion("en", "de-DE,de;q=0.9")).toBe("DE");
  expect(chooseRegion("fr", null)).toBe("FR");
  expect(getRegionHabits("en", "US")).toEqual({ hourCycle: "h12", firstWeekday: 6 });
  expect(getRegionHabits("de", "US")).toEqual({ hourCycle: "h12", firstWeekday: 6 });
  expect(getRegionHabits("en", "DE")).toEqual({ hourCycle: "h23", firstWeekday: 0 });
});
