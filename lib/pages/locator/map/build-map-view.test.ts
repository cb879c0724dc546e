import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Coordinates } from "@/lib/core/geography/coordinates";
import { buildMapView } from "./build-map-view";
import { groupPins } from "./group-pins";
import { toLatitude, toWorldPoint, unwrapPoints } from "./projection";

const buildMap = (places: Coordinates[], more: Partial<Parameters<typeof buildMapView>[0]> = {}) =>
  buildMapView({
    places: places.map((place, index) => ({ ...place, number: index + 1, href: `#place-${index + 1}` })),
    origin: null,
    within: null,
    unit: "kilometre",
    formatScale: (value, unit) => `${value} ${unit}`,
    tiles: null,
    ...more,
  });

const PARIS = { latitude: 48.857, longitude: 2.352 };
const LYON = { latitude: 45.764, longitude: 4.836 };

describe("the map projection", () => {
  it("centres on Greenwich and the equator, and has an inverse", () => {
    expect(toWorldPoint({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
    fc.assert(
      fc.property(fc.double({ min: -85, max: 85, noNaN: true }), (latitude) => {
        expect(toLatitude(toWorldPoint({ latitude, longitude: 0 }).y)).toBeCloseTo(latitude, 6);
      }),
    );
  });

  it("keeps places on both sides of the date line together", () => {
    const [fiji, samoa] = unwrapPoints(
      [
        { latitude: -18, longitude: 178 },
        { latitude: -14, longitude: -172 },
      ].map(toWorldPoint),
    );
    expect((samoa?.x ?? 0) - (fiji?.x ?? 0)).toBeCloseTo(10 / 360);
  });
});

describe("buildMapView", () => {
  it("returns null without places", () => expect(buildMap([])).toBeNull());

  it("places every pin inside the map", () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), fc.option(place), (places, origin) => {
        const map = buildMap(places, { origin, within: 1000 });
        for (const { x, y } of [...(map?.pins ?? []), ...(map?.origin ? [map.origin] : [])]) {
          expect(x >= 50 && x <= 590 && y >= 50 && y <= 510, JSON.stringify(map?.pins)).toBe(true);
        }
        expect(map?.scale.length).toBeGreaterThan(0);
        expect(map?.scale.length).toBeLessThanOrEqual(120);
      }),
    );
  });

  it("draws north up and east to the right", () => {
    const [paris, lyon] = buildMap([PARIS, LYON])?.pins ?? [];
    expect(paris?.y).toBeLessThan(lyon?.y ?? 0);
    expect(paris?.x).toBeLessThan(lyon?.x ?? 0);
    expect([paris?.label, paris?.href]).toEqual(["1", "#place-1"]);
  });

  it("joins overlapping pins", () => {
    const next = { latitude: 48.858, longitude: 2.353 };
    expect(buildMap([PARIS, LYON, next])?.pins.map(({ label, isGroup }) => [label, isGroup])).toEqual([
      ["2", true],
      ["2", false],
    ]);
    const three = [1, 2, 3].map((number) => ({ x: number * 20, y: 0, number }));
    expect(groupPins(three, 30).map(({ numbers }) => numbers)).toEqual([[1, 2], [3]]);
  });

  it("has a scale bar in round numbers of the reader's unit", () => {
    expect(buildMap([PARIS, LYON])?.scale.label).toBe("50 kilometre");
    expect(buildMap([PARIS, LYON], { unit: "mile" })?.scale.label).toBe("50 mile");
    expect(buildMap([PARIS])?.scale.label).toMatch(/^(1|2|5)0* metre$/);
    expect(buildMap([PARIS], { unit: "mile" })?.scale.label).toMatch(/^(1|2|5)0* foot$/);
  });

  it("draws land unless the map is too detailed for the coast lines", () => {
    const land = buildMap([PARIS, LYON])?.land;
    expect(land?.land).toMatch(
      /^\/static\/land\.svg\?world=\d+&left=-?\d+&top=-?\d+&width=640&height=560#land$/,
    );
    expect(buildMap([PARIS])?.land).toBeNull();
  });

  it("names large cities that overlap nothing", () => {
    const dijon = { name: "Dijon", latitude: 47.322, longitude: 5.041 };
    const cities = [{ ...PARIS, name: "Paris" }, dijon, { ...dijon, name: "Beaune" }];
    expect(buildMap([PARIS, LYON], { cities })?.cities.map(({ name }) => name)).toEqual(["Dijon"]);
  });

  it("shows counts instead of pins for more places than a list page", () => {
    const cells = [
      { ...PARIS, count: 12, href: "?near=1" },
      { ...LYON, count: 3, href: "?near=2" },
    ];
    expect(buildMap([PARIS], { cells })?.pins.map(({ label, href }) => [label, href])).toEqual([
      ["12", "?near=1"],
      ["3", "?near=2"],
    ]);
  });

  it("covers its whole area with tiles if a tile server is set", () => {
    const tiles = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© the maps' authors" };
    const map = buildMap([PARIS, LYON], { tiles });
    expect(map?.attribution).toBe("© the maps' authors");
    expect(map?.tiles[0]?.href).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
    expect(Math.min(...(map?.tiles ?? []).map(({ x }) => x))).toBeLessThanOrEqual(0);
    expect(Math.max(...(map?.tiles ?? []).map(({ x, size }) => x + size))).toBeGreaterThanOrEqual(640);
    expect(buildMap([PARIS])?.tiles).toEqual([]);
  });
});
