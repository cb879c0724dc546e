import { describe, expect, it } from "vitest";
import { CITIES } from "./cities";
import { findCities, findCity } from "./gazetteer";

const label = (text: string, hints: Partial<Parameters<typeof findCity>[1]> = {}) =>
  findCity(text, { lang: "en", ...hints })?.label;

describe("The list of cities", () => {
  const cities = Object.entries(CITIES).flatMap(([country, entries]) =>
    entries.map(([name, latitude, longitude, thousands, ...otherNames]) => ({
      country,
      name,
      latitude,
      longitude,
      thousands,
      otherNames,
    })),
  );

  it("has hundreds of cities, each with a real position", () => {
    expect(cities.length).toBeGreaterThan(600);
    for (const { country, name, latitude, longitude, thousands, otherNames } of cities) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      for (const each of [name, ...otherNames]) expect(each).toMatch(/^[^|,]+$/);
      for (const degrees of [latitude, longitude]) expect(String(degrees)).toMatch(/^-?\d{1,3}(\.\d{1,3})?$/);
      expect(String(thousands)).toMatch(/^\d+$/);
      expect(Math.abs(latitude), name).toBeLessThan(72);
      expect(Math.abs(longitude), name).toBeLessThanOrEqual(180);
    }
  });

  /** South, west, north, east. */
  const BOXES: Record<string, [number, number, number, number]> = {
    FR: [41, -5, 52, 10],
    GB: [49, -9, 61, 2],
    US: [18, -160, 72, -66],
    IE: [51, -11, 56, -5],
    CA: [41, -141, 84, -52],
    AU: [-44, 113, -10, 154],
    NZ: [-48, 166, -34, 179],
    ES: [27, -19, 44, 5],
    MX: [14, -118, 33, -86],
    AR: [-56, -74, -21, -53],
    IT: [36, 6, 48, 19],
    PT: [32, -26, 43, -6],
    BR: [-34, -74, 6, -34],
    DE: [47, 5, 56, 16],
    AT: [46, 9, 50, 18],
    CH: [45, 5, 48, 11],
    SE: [55, 10, 70, 25],
    NL: [50, 3, 54, 8],
    BE: [49, 2, 52, 7],
    PL: [49, 14, 55, 25],
    TR: [35, 25, 43, 45],
    UA: [44, 22, 53, 41],
  };

  it("has every city in its country", () => {
    for (const { country, name, latitude, longitude } of cities) {
      const box = BOXES[country];
      if (!box) continue;
      const [south, west, north, east] = box;
      const inside = latitude > south && latitude < north && longitude > west && longitude < east;
      expect(inside, name).toBe(true);
    }
  });

  it("has no city twice in a country", () => {
    const names = cities.map(({ country, name }) => `${country} ${name}`);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe("findCity", () => {
  it.each([
    ["5 rue de la Paix, 75002 Paris, France", "Paris, France"],
    ["75002 PARIS", "Paris, France"],
    ["Paris 75002", "Paris, France"],
    ["paris france", "Paris, France"],
    ["saint-etienne", "Saint-Étienne, France"],
    ["St Etienne", "Saint-Étienne, France"],
    ["12 Rue de Lyon Paris", "Paris, France"],
    ["14 Tanner Street, London SE1 3LD", "London, United Kingdom"],
    ["London, Canada", "London, Canada"],
    ["Münchner Straße 3, 60329 Frankfurt am Main", "Frankfurt am Main, Germany"],
    ["Hauptstr. 1, 80331 Munchen, Deutschland", "München, Germany"],
    ["Monaco di Baviera", "München, Germany"],
    ["Dam 1, 1012 JS Amsterdam, Nederland", "Amsterdam, Netherlands"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch, Netherlands"],
    ["Avenida Paulista 900, São Paulo, Brasil", "São Paulo, Brazil"],
    ["sao paulo", "São Paulo, Brazil"],
    ["Calle Mayor 1, Córdoba, España", "Córdoba, Spain"],
    ["Cordoba, Argentina", "Córdoba, Argentina"],
    ["Cordoba", "Córdoba, Argentina"],
    ["350 5th Ave, New York, NY 10118, USA", "New York, United States"],
    ["New York NY", "New York, United States"],
    ["York", "York, United Kingdom"],
    ["Ciudad de México", "Ciudad de México, Mexico"],
    ["Mexico", "Ciudad de México, Mexico"],
    ["Puebla, Mexico", "Puebla, Mexico"],
    ["Luxembourg", "Luxembourg, Luxembourg"],
    ["IZMIR", "İzmir, Türkiye"],
    ["izmir, Türkiye", "İzmir, Türkiye"],
    ["Diyarbakir", "Diyarbakır, Türkiye"],
    ["ŞANLIURFA", "Şanlıurfa, Türkiye"],
    ["Kyiv", "Київ, Ukraine"],
    ["вул. Городоцька 1, Львів", "Львів, Ukraine"],
    ["Lodz", "Łódź, Poland"],
    ["Göteborg, Sverige", "Göteborg, Sweden"],
    ["Bâle", "Basel, Switzerland"],
    ["1003 Lausanne", "Lausanne, Switzerland"],
    ["8001 Zürich, Schweiz", "Zürich, Switzerland"],
  ])("finds in %s the city %s", (text, found) => {
    expect(label(text)).toBe(found);
  });

  it.each([
    "",
    ",",
    "75002",
    "France",
    "Nowhere",
    "Rue de Paris 3, Smalltown, France",
    "Paris Street 3, Nowhere",
  ])("finds no city in %j", (text) => {
    expect(label(text)).toBeUndefined();
  });

  it("stays in the requested country, and prefers the nearer of two cities", () => {
    expect(label("London", { country: "CA" })).toBe("London, Canada");
    expect(label("Lyon", { country: "DE" })).toBeUndefined();
    expect(label("Hamilton", { near: { latitude: -37, longitude: 175 } })).toBe("Hamilton, New Zealand");
    expect(label("Hamilton")).toBe("Hamilton, Canada");
  });

  it("returns labels in the requested language", () => {
    expect(label("Wien", { lang: "de" })).toBe("Wien, Österreich");
  });

  it("takes little processor time for a long text", () => {
    const before = process.cpuUsage();
    label("a ".repeat(2500));
    label(",".repeat(5000));
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000); // microseconds
  });
});

describe("findCity in a US state", () => {
  it.each([
    ["Portland, Oregon", "Portland, United States"],
    ["Portland Oregon", "Portland, United States"],
    ["12 Main St, Kansas City, Missouri 64105, USA", "Kansas City, United States"],
    ["New York, New York", "New York, United States"],
    ["New York", "New York, United States"],
    ["Washington", "Washington, United States"],
  ])("finds %s", (text, expected) => expect(label(text)).toBe(expected));

  it.each(["Portland, Maine", "Birmingham, Alabama", "California"])(
    "does not return a distant city of the same name for %s",
    (text) => expect(label(text)).toBeUndefined(),
  );
});

it("findCities returns all cities of a name, the largest first", () => {
  const labels = (text: string) => findCities(text, { lang: "en" }).map((city) => city.label);
  expect(labels("London")).toEqual(["London, United Kingdom", "London, Canada"]);
  expect(labels("London, Canada")).toEqual(["London, Canada"]);
  expect(labels("Nowhere")).toEqual([]);
});
