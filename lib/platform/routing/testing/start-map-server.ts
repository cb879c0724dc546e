import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Coordinates } from "@/lib/core/geography/coordinates";

type Behaviour = "well" | "down" | "silent" | "nonsense";

/** A geocoder and a router. */
export interface MapServer {
  /** Set to change how the router responds. */
  router: Behaviour;
  /** Addresses that were searched, in order. */
  searches: string[];
  /** Tables that the router was asked for. */
  tables: { sources: number; destinations: number }[];
  geocoderUrl: string;
  osrmUrl: string;
  valhallaUrl: string;
  close: () => Promise<void>;
}

interface MapData {
  /** Addresses, of which a search may name the beginning. */
  places: Record<string, Coordinates>;
  /** Seconds from the first place to the second; null if there is no way. */
  measure: (from: Coordinates, to: Coordinates) => number | null;
}

/** Starts a server that responds as Nominatim, OSRM and Valhalla do. */
export async function startMapServer({ places, measure }: MapData): Promise<MapServer> {
  const http = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: MapServer = {
    router: "well",
    searches: [],
    tables: [],
    geocoderUrl: `${origin}/search`,
    osrmUrl: `${origin}/table/v1/driving`,
    valhallaUrl: `${origin}/sources_to_targets`,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  const send = (response: ServerResponse, body: unknown, status = 200) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const address = new URL(request.url ?? "/", origin);
    if (address.pathname === "/search") return search(address, response);
    if (server.router === "down") return void response.writeHead(503).end();
    if (server.router === "silent") return;
    if (server.router === "nonsense") return send(response, { code: "Ok", durations: [[-1]] });
    if (address.pathname === "/sources_to_targets") return sendValhalla(await readBody(request), response);
    sendOsrm(address, response);
  }

  function search(address: URL, response: ServerResponse) {
    const text = address.searchParams.get("q") ?? "";
    server.searches.push(text);
    const found = Object.entries(places).filter(([name]) =>
      text.toLowerCase().startsWith(name.toLowerCase()),
    );
    send(
      response,
      found.map(([name, { latitude, longitude }]) => ({
        lat: String(latitude),
        lon: String(longitude),
        display_name: name,
      })),
    );
  }

  const measureTable = (from: readonly Coordinates[], to: readonly Coordinates[]) => {
    server.tables.push({ sources: from.length, destinations: to.length });
    return from.map((one) => to.map((other) => measure(one, other)));
  };

  function sendOsrm(address: URL, response: ServerResponse) {
    const match = /^\/table\/v1\/[\w-]+\/([-\d.,;]+)$/.exec(address.pathname);
    const points = (match?.[1] ?? "").split(";").map((point) => point.split(",").map(Number));
    if (!match || points.some(([lon, lat]) => Math.abs(lon ?? 999) > 180 || Math.abs(lat ?? 999) > 90))
      return send(response, { code: "InvalidQuery", message: "Query string malformed" }, 400);
    if (points.length > 100)
      return send(response, { code: "TooBig", message: "Too many table coordinates" }, 400);
    const coordinates = points.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));
    const pick = (name: string) =>
      (address.searchParams.get(name) ?? "").split(";").map((index) => coordinates[Number(index)]);
    const [sources, destinations] = [pick("sources"), pick("destinations")];
    if ([...sources, ...destinations].includes(undefined))
      return send(response, { code: "InvalidOptions", message: "A source index is out of bounds" }, 400);
    const durations = measureTable(sources as Coordinates[], destinations as Coordinates[]);
    send(response, { code: "Ok", durations, sources: [], destinations: [] });
  }

  function sendValhalla(body: string, response: ServerResponse) {
    const { sources, targets, costing } = JSON.parse(body);
    if (costing !== "auto") return send(response, { error_code: 125, error: "No costing method found" }, 400);
    const toCoordinates = ({ lat, lon }: { lat: number; lon: number }) => ({ latitude: lat, longitude: lon });
    const table = measureTable(sources.map(toCoordinates), targets.map(toCoordinates));
    const rows = table.map((row, from_index) =>
      row.map((time, to_index) => ({ from_index, to_index, time, distance: time && time / 60 })),
    );
    send(response, { sources_to_targets: rows, units: "kilometers" });
  }

  return server;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
