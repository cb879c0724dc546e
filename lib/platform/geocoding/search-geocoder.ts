import { z } from "zod";
import { env } from "@/lib/platform/env/env";
import { readLimitedText } from "@/lib/platform/http/read-limited-text";
import { log } from "@/lib/platform/log/log";
import type { GeocodedPlace, GeocodeHints, GeocodeResult } from "./geocoded-place";
import { findPostcode, normalizePostcode } from "./postcode";

/** The timeout of the whole response. */
const GEOCODER_TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 256 * 1024;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** GeoJSON: longitude first. */
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }),
  properties: z.record(z.string(), z.unknown()),
});

const PhotonResponse = z.object({ features: z.array(Feature) });

const written = z.string().min(1).transform(Number);

const NominatimResponse = z.array(
  z.object({ lat: written.pipe(latitude), lon: written.pipe(longitude), display_name: z.string() }),
);

/** Searches a Photon (`…/api`) or a Nominatim (`…/search`) server. */
export async function searchGeocoder(url: string, text: string, hints: GeocodeHints): Promise<GeocodeResult> {
  const photon = new URL(url).pathname.endsWith("/api");
  const address = new URL(url);
  const query = photon ? buildPhotonQuery(text, hints) : buildNominatimQuery(text, hints);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  try {
    const response = await fetchJson(address, hints);
    return photon ? parsePhoton(response, hints) : parseNominatim(response);
  } catch (error) {
    // The address is personal data, so it is not logged.
    log().warn({ geocoder: url, reason: describeError(error) }, "the geocoder did not respond");
    return "unavailable";
  }
}

/** Servers of different versions know different parameters and reject others, so the country is filtered here. */
const buildPhotonQuery = (text: string, { near }: GeocodeHints): Record<string, string> => ({
  q: text,
  limit: "10",
  ...(near && { lat: String(near.latitude), lon: String(near.longitude) }),
});

const buildNominatimQuery = (text: string, { country, near }: GeocodeHints): Record<string, string> => ({
  q: text,
  format: "jsonv2",
  limit: "5",
  ...(country && { countrycodes: country.toLowerCase() }),
  ...(near && { viewbox: buildViewbox(near) }),
});

/** Two degrees to each side; Nominatim prefers results inside of it. */
function buildViewbox({ latitude: lat, longitude: lon }: NonNullable<GeocodeHints["near"]>): string {
  const within = (limit: number, value: number) => Math.min(limit, Math.max(-limit, value));
  return [within(180, lon - 2), within(90, lat - 2), within(180, lon + 2), within(90, lat + 2)].join();
}

async function fetchJson(address: URL, { lang }: GeocodeHints): Promise<unknown> {
  const response = await fetch(address, {
    // The language is a header, because Photon rejects an unsupported one as a parameter.
    headers: {
      accept: "application/json",
      "accept-language": `${lang}, en;q=0.5`,
      "user-agent": `Bookpage (${env().WEB_URL})`,
    },
    cache: "no-store",
    signal: AbortSignal.timeout(GEOCODER_TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const text = await readLimitedText((response.body ?? []) as AsyncIterable<Uint8Array>, MAX_ANSWER_BYTES);
  if (text === null) throw new Error(`an answer of more than ${MAX_ANSWER_BYTES} bytes`);
  return JSON.parse(text);
}

function parsePhoton(response: unknown, { country }: GeocodeHints): GeocodedPlace[] {
  return PhotonResponse.parse(response)
    .features.filter(({ properties }) => !country || properties.countrycode === country)
    .map(toGeocodedPlace);
}

function toGeocodedPlace({ geometry, properties }: z.output<typeof Feature>): GeocodedPlace {
  const [lon, lat] = geometry.coordinates;
  const { street, housenumber, postcode, city, name } = properties;
  const parts = [name, [street, housenumber], [postcode, city], properties.country].map((part) =>
    [part].flat().filter(isText).join(" "),
  );
  return {
    latitude: lat,
    longitude: lon,
    label: [...new Set(parts.filter(Boolean))].join(", "),
    postcode: isText(postcode) ? normalizePostcode(postcode) : undefined,
  };
}

const parseNominatim = (response: unknown): GeocodedPlace[] =>
  NominatimResponse.parse(response).map(({ lat, lon, display_name: label }) => ({
    latitude: lat,
    longitude: lon,
    label,
    postcode: findPostcode(label) ?? undefined,
  }));

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof z.ZodError || error instanceof SyntaxError) return "an answer of an unknown form";
  return error.cause instanceof Error ? error.cause.message : error.message;
}
