import { z } from "zod";
import type { Coordinates } from "@/lib/core/geography/coordinates";
import { env } from "@/lib/platform/env/env";
import { readLimitedText } from "@/lib/platform/http/read-limited-text";
import { log } from "@/lib/platform/log/log";

const ROUTER_TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const MINUTE_SECONDS = 60;

export interface TravelTimesQuery {
  places: readonly Coordinates[];
  /** Indexes of `places`. */
  from: readonly number[];
  to: readonly number[];
}

/** A row for each of `from` with the minutes to each of `to`; null if there is no way. */
export type TravelTimesMatrix = readonly (readonly (number | null)[])[];

interface RequestOptions {
  timeoutMs?: number;
  signal?: AbortSignal;
}

/**
 * Asks an OSRM (`…/table/v1/driving`) or a Valhalla (`…/sources_to_targets`) server how long journeys take; never call
 * it in a transaction. `unavailable`: it is down, late, or its response is not one of these.
 */
export async function fetchTravelTimes(
  url: string,
  query: TravelTimesQuery,
  options: RequestOptions = {},
): Promise<TravelTimesMatrix | "unavailable"> {
  try {
    const text = await requestTravelTimes(url, query, options);
    const rows = isValhalla(url) ? parseValhalla(text) : parseOsrm(text);
    const isComplete =
      rows.length === query.from.length && rows.every((row) => row.length === query.to.length);
    if (!isComplete) throw new Error("a table of another size");
    return rows.map((row) =>
      row.map((seconds) => (seconds === null ? null : Math.ceil(seconds / MINUTE_SECONDS))),
    );
  } catch (error) {
    // Positions are personal data, so they are not logged.
    log().warn({ router: new URL(url).origin, reason: describeError(error) }, "the router did not respond");
    return "unavailable";
  }
}

const isValhalla = (url: string): boolean => new URL(url).pathname.endsWith("/sources_to_targets");

async function requestTravelTimes(
  url: string,
  query: TravelTimesQuery,
  { timeoutMs = ROUTER_TIMEOUT_MS, signal }: RequestOptions,
): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const { address, body } = isValhalla(url) ? buildValhallaRequest(url, query) : buildOsrmRequest(url, query);
  const response = await fetch(address, {
    method: body ? "POST" : "GET",
    ...(body && { body }),
    headers: {
      accept: "application/json",
      "user-agent": `Bookpage (${env().WEB_URL})`,
      ...(body && { "content-type": "application/json" }),
    },
    cache: "no-store",
    redirect: "error",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const text = await readLimitedText((response.body ?? []) as AsyncIterable<Uint8Array>, MAX_ANSWER_BYTES);
  if (text === null) throw new Error(`an answer of more than ${MAX_ANSWER_BYTES} bytes`);
  return text;
}

/** OSRM has the longitude first. */
function buildOsrmRequest(url: string, { places, from, to }: TravelTimesQuery) {
  const address = new URL(url);
  const points = places.map(({ latitude, longitude }) => `${longitude},${latitude}`).join(";");
  address.pathname = `${address.pathname}/${points}`;
  address.searchParams.set("sources", from.join(";"));
  address.searchParams.set("destinations", to.join(";"));
  address.searchParams.set("annotations", "duration");
  return { address, body: null };
}

function buildValhallaRequest(url: string, { places, from, to }: TravelTimesQuery) {
  const toPoints = (indexes: readonly number[]) =>
    indexes.map((index) => ({ lat: places[index]?.latitude, lon: places[index]?.longitude }));
  const body = JSON.stringify({ sources: toPoints(from), targets: toPoints(to), costing: "auto" });
  return { address: new URL(url), body };
}

/** Three years, which the column has room for; a router that says more is not believed. */
const MAX_SECONDS = 100_000_000;

const seconds = z.number().min(0).max(MAX_SECONDS).nullable();

const OsrmResponse = z.object({ code: z.literal("Ok"), durations: z.array(z.array(seconds)) });

const ValhallaResponse = z.object({
  sources_to_targets: z.array(z.array(z.object({ time: seconds }))),
});

const parseOsrm = (text: string) => OsrmResponse.parse(JSON.parse(text)).durations;

const parseValhalla = (text: string) =>
  ValhallaResponse.parse(JSON.parse(text)).sources_to_targets.map((row) => row.map(({ time }) => time));

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof z.ZodError || error instanceof SyntaxError) return "an answer of an unknown form";
  return error.cause instanceof Error ? error.cause.message : error.message;
}
