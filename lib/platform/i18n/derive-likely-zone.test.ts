import { expect, it } from "vitest";
import { deriveLikelyZone } from "./derive-likely-zone";

it("deriveLikelyZone takes the zone of the accepted country", () => {
  expect(deriveLikelyZone("fr-CA;q=0.5, fr-FR")).toBe("Europe/Paris");
  expect(deriveLikelyZone("de-AT,de;q=0.9,en;q=0.8")).toBe("Europe/Vienna");
  expect(deriveLikelyZone("zh-Hans-CN, ja-JP;q=0.5")).toBe("Asia/Tokyo");
});

it("deriveLikelyZone takes the main zone of a country with small outliers", () => {
  expect(deriveLikelyZone("de-DE")).toBe("Europe/Berlin");
  expect(deriveLikelyZone("pt-PT")).toBe("Europe/Lisbon");
  expect(deriveLikelyZone("uk-UA")).toBe("Europe/Kyiv");
});

it("deriveLikelyZone guesses nothing without a country, for English, and for countries with several zones", () => {
  for (const header of [null, "", "*", "de", "en-GB", "en-US,en;q=0.9", "pt-BR", "es-MX", "ru-RU", "xx-QQ"])
    expect(deriveLikelyZone(header)).toBeNull();
  expect(deriveLikelyZone("en-GB, de-DE;q=0.8")).toBe("Europe/Berlin");
});
