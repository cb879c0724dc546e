import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fetchTravelTimes } from "./fetch-travel-times";
import { type MapServer, startMapServer } from "./testing/start-map-server";

const places = [
  { latitude: 53.5515, longitude: 9.9355 },
  { latitude: 53.5722, longitude: 10.0668 },
  { latitude: 53.55, longitude: 10 },
];

let server: MapServer;
let slowness = 1;
beforeAll(async () => {
  process.env.LOG_LEVEL = "silent";
  // As many minutes and a second as the digits of the index, there is no way to the last place.
  server = await startMapServer({
    places: {},
    measure: (from, to) => {
      const index = (one: typeof from) => places.findIndex(({ longitude }) => longitude === one.longitude);
      return index(to) === 2 ? null : (index(from) * 600 + index(to) * 60 + 1) * slowness;
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.router = "well";
  slowness = 1;
});

describe.each(["osrmUrl", "valhallaUrl"] as const)("fetchTravelTimes with %s", (url) => {
  const fetchTable = (timeoutMs = 5000) =>
    fetchTravelTimes(server[url], { places, from: [0, 1], to: [0, 1, 2] }, { timeoutMs });

  it("returns whole minutes, and null where there is no way", async () => {
    expect(await fetchTable()).toEqual([
      [1, 2, null],
      [11, 12, null],
    ]);
  });

  it("does not believe journeys of thousands of years", async () => {
    slowness = 1e12;
    expect(await fetchTable()).toBe("unavailable");
  });

  it.each(["down", "nonsense", "silent"] as const)("reports a server that is %s", async (behaviour) => {
    server.router = behaviour;
    expect(await fetchTable(behaviour === "silent" ? 100 : 5000)).toBe("unavailable");
  });
});

it("fetchTravelTimes rejects a table of another size", async () => {
  server.router = "nonsense";
  const query = { places, from: [0], to: [1] };
  expect(await fetchTravelTimes(server.osrmUrl, query)).toBe("unavailable");
});
