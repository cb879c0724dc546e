import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GeocodeResult } from "./geocoded-place";
import { searchGeocoder } from "./search-geocoder";

/** The response of the test's geocoder. */
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let lastRequest: IncomingMessage;
let server: ReturnType<typeof createServer>;
let base: string;

beforeAll(async () => {
  process.env.LOG_LEVEL = "silent";
  server = createServer((request, response) => {
    lastRequest = request;
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answering = (body: unknown, status = 200) => {
  respond = (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
};

const best = (found: GeocodeResult) => (found === "unavailable" ? found : (found[0] ?? null));
const photon = async (text: string, hints = {}) =>
  best(await searchGeocoder(`${base}/api`, text, { lang: "it", ...hints }));
const nominatim = async (text: string, hints = {}) =>
  best(await searchGeocoder(`${base}/search`, text, { lang: "it", ...hints }));

const query = () => Object.fromEntries(new URL(lastRequest.url as string, base).searchParams);

const feature = (properties: object, coordinates: unknown = [13.3888599, 52.5170365]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: { osm_id: 240109189, osm_key: "place", ...properties },
});

describe("searchGeocoder with Photon", () => {
  it("sends the language as a header, and reads longitude first", async () => {
    const berlin = feature({ name: "Berlino", country: "Germania", countrycode: "DE" });
    answering({ type: "FeatureCollection", features: [berlin] });
    const near = { latitude: 52, longitude: 13 };
    expect(await photon("Berlin & more", { near })).toEqual({
      latitude: 52.5170365,
      longitude: 13.3888599,
      label: "Berlino, Germania",
    });
    expect(query()).toEqual({ q: "Berlin & more", limit: "10", lat: "52", lon: "13" });
    expect(lastRequest.headers["accept-language"]).toMatch(/^it\b/);
    expect(lastRequest.headers["user-agent"]).toMatch(/^Bookpage/);
  });

  it("labels an address", async () => {
    const house = { street: "Rue de la Paix", housenumber: "5", postcode: "75002", city: "Paris" };
    answering({ features: [feature({ ...house, country: "France" })] });
    expect(await photon("5 rue de la paix")).toMatchObject({
      label: "Rue de la Paix 5, 75002 Paris, France",
      postcode: "75002",
    });
  });

  it("returns the first place in the requested country", async () => {
    const [far, near] = [
      feature({ name: "London", countrycode: "GB" }),
      feature({ name: "London", countrycode: "CA" }, [-81.245, 42.984]),
    ];
    answering({ features: [far, near] });
    expect(await photon("London", { country: "CA" })).toMatchObject({ latitude: 42.984 });
    expect(await photon("London", { country: "FR" })).toBeNull();
  });

  it("returns nothing for an unknown place", async () => {
    answering({ type: "FeatureCollection", features: [] });
    expect(await photon("Nowhere")).toBeNull();
  });
});

describe("searchGeocoder with Nominatim", () => {
  const berlin = {
    place_id: 1,
    lat: "52.5170365",
    lon: "13.3888599",
    display_name: "Berlino, Germania",
    importance: 0.8,
  };

  it("requests a few places, in the country or near the hint", async () => {
    answering([berlin]);
    expect(await nominatim("Berlin", { country: "DE" })).toEqual({
      latitude: 52.5170365,
      longitude: 13.3888599,
      label: "Berlino, Germania",
    });
    expect(query()).toEqual({ q: "Berlin", format: "jsonv2", limit: "5", countrycodes: "de" });
    await nominatim("Berlin", { near: { latitude: 89, longitude: -179 } });
    expect(query().viewbox).toBe("-180,87,-177,90");
  });

  it("keeps the parameters of the configured address", async () => {
    answering([]);
    expect(await searchGeocoder(`${base}/search?key=abc`, "x", { lang: "en" })).toEqual([]);
    expect(query()).toMatchObject({ key: "abc", q: "x" });
  });
});

describe.each([
  ["Photon", photon],
  ["Nominatim", nominatim],
])("searchGeocoder with %s reports an outage, not a missing place, for", (_, geocoder) => {
  it.each([
    ["no JSON", "<html>Busy</html>"],
    ["half of it", '{"features": [{"geome'],
    ["nothing", ""],
    ["null", null],
    ["another form", { error: { message: "Unable to geocode" } }],
    ["text for numbers", { features: [feature({}, ["east", "north"])] }],
    ["a place off the Earth", { features: [feature({}, [1300, 5200])] }],
    ["a place without a position", [{ lat: "", lon: "x", display_name: "?" }]],
  ])("%s", async (_, body) => {
    answering(body);
    expect(await geocoder("Berlin")).toBe("unavailable");
  });

  it.each([400, 404, 429, 500, 503])("status %i", async (status) => {
    answering([], status);
    expect(await geocoder("Berlin")).toBe("unavailable");
  });

  it("an endless response", async () => {
    respond = (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (!response.destroyed && response.write("[".repeat(65_536)));
      };
      response.on("drain", more);
      more();
    };
    expect(await geocoder("Berlin")).toBe("unavailable");
  });

  it("a broken connection", async () => {
    respond = (request) => request.socket.destroy();
    expect(await geocoder("Berlin")).toBe("unavailable");
  });
});

it.each(["before", "within"])(
  "searchGeocoder gives up after five seconds on a server that is silent %s its response",
  async (when) => {
    respond = (_, response) => {
      if (when === "within") response.write('{"features": [');
    };
    const started = performance.now();
    expect(await photon("Berlin")).toBe("unavailable");
    expect(performance.now() - started).toBeGreaterThan(4900);
  },
  10_000,
);

it("searchGeocoder reports an outage for a server that does not exist", async () => {
  expect(await searchGeocoder("http://127.0.0.1:9/api", "Berlin", { lang: "en" })).toBe("unavailable");
});
