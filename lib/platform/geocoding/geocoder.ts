import { z } from "zod";
import { env } from "@/lib/platform/env/env";
import { log } from "@/lib/platform/log/log";
import type { FoundPlace, Geocoded, Hints } from "./place";
import { compactPostcode, findPostcode } from "./postcode";

/** For the whole answer. */
const GEOCODER_TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 256 * 1024;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** GeoJSON: longitude first. */
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }),
  properties: z.record(z.string(), z.unknown()),
});

const PhotonAnswer = z.object({ features: z.array(Feature) });

const written = z.string().min(1).transform(Number);

const NominatimAnswer = z.array(
  z.object({ lat: written.pipe(latitude), lon: written.pipe(longitude), display_name: z.string() }),
);

/** Asks a Photon (`…/api`) or a Nominatim (`…/search`) server. */
export async function askGeocoder(url: string, text: string, hints: Hints): Promise<Geocoded> {
  const photon = new URL(url).pathname.endsWith("/api");
  const address = new URL(url);
  const query = photon ? photonQuery(text, hints) : nominatimQuery(text, hints);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  try {
    const answer = await fetchJson(address, hints);
    return photon ? readPhoton(answer, hints) : readNominatim(answer);
  } catch (error) {
    // Without the address that was asked for: it is somebody's.
    log().warn({ geocoder: url, reason: describeFault(error) }, "the geocoder could not be asked");
    return "unavailable";
  }
}

/** Servers of different age know different parameters and refuse the others, so the country is sorted out here. */
const photonQuery = (text: string, { near }: Hints): Record<string, string> => ({
  q: text,
  limit: "10",
  ...(near && { lat: String(near.latitude), lon: String(near.longitude) }),
});

const nominatimQuery = (text: string, { country, near }: Hints): Record<string, string> => ({
  q: text,
  format: "jsonv2",
  limit: "5",
  ...(country && { countrycodes: country.toLowerCase() }),
  ...(near && { viewbox: viewboxAround(near) }),
});

/** Two degrees to each side, which Nominatim prefers but does not insist on. */
function viewboxAround({ latitude: lat, longitude: lon }: NonNullable<Hints["near"]>): string {
  const within = (limit: number, value: number) => Math.min(limit, Math.max(-limit, value));
  return [within(180, lon - 2), within(90, lat - 2), within(180, lon + 2), within(90, lat + 2)].join();
}

async function fetchJson(address: URL, { lang }: Hints): Promise<unknown> {
  const response = await fetch(address, {
    // The language as a header: Photon refuses one that it does not have when it comes as a parameter.
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
  return JSON.parse(await readLimited(response));
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error(`an answer of more than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function readPhoton(answer: unknown, { country }: Hints): FoundPlace[] {
  return PhotonAnswer.parse(answer)
    .features.filter(({ properties }) => !country || properties.countrycode === country)
    .map(placeOfFeature);
}

function placeOfFeature({ geometry, properties }: z.output<typeof Feature>): FoundPlace {
  const [lon, lat] = geometry.coordinates;
  const { street, housenumber, postcode, city, name } = properties;
  const parts = [name, [street, housenumber], [postcode, city], properties.country].map((part) =>
    [part].flat().filter(isText).join(" "),
  );
  return {
    latitude: lat,
    longitude: lon,
    label: [...new Set(parts.filter(Boolean))].join(", "),
    postcode: isText(postcode) ? compactPostcode(postcode) : undefined,
  };
}

const readNominatim = (answer: unknown): FoundPlace[] =>
  NominatimAnswer.parse(answer).map(({ lat, lon, display_name: label }) => ({
    latitude: lat,
    longitude: lon,
    label,
    postcode: findPostcode(label) ?? undefined,
  }));

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof z.ZodError || error instanceof SyntaxError) return "an answer of an unknown form";
  return error.cause instanceof Error ? error.cause.message : error.message;
}
