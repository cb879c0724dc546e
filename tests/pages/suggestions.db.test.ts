import { beforeAll, expect, it } from "vitest";
import { GET } from "@/app/(public)/locators/[handle]/suggestions.json/route";
import type { SuggestionsView } from "@/lib/pages/locator/view";
import { createTestApi } from "../support/api";

const ALLOWED = 4;
const api = createTestApi({ RATE_LIMIT_SUGGESTIONS: String(ALLOWED) });

const PLACES = [
  ["Workshop in Hackney", "9 Helmsley Place, London", [51.5, 0]],
  ["Hackbridge", "1 London Road", [51.4, -0.2]],
  ["Studio 100%", "2 Rue d’Hauteville, Paris", [48.9, 2.3]],
] as const;

beforeAll(async () => {
  const acme = await api.tenant();
  const { body } = await acme.post("/v2/locators", { handle: "suggested" });
  const locations = PLACES.map(([name, address, coordinates], index) => ({
    name,
    address,
    extid: `place-${index}`,
    location: { type: "Point", coordinates },
  }));
  await acme.post(`/v2/locators/${body._id}/locations/batch`, { locations });
  const other = await api.tenant();
  const hidden = await other.post("/v2/locators", { handle: "other-suggested" });
  await other.post(`/v2/locators/${hidden.body._id}/locations`, {
    name: "Hackney of others",
    extid: "other",
    location: { type: "Point", coordinates: [51.5, 0] },
  });
});

let address = 0;

async function suggest(text: string, { handle = "suggested", from = `203.0.113.${++address}` } = {}) {
  const url = `http://localhost:3000/locators/${handle}/suggestions.json?${new URLSearchParams({ q: text })}`;
  const request = new Request(url, { headers: { "x-forwarded-for": from, "accept-language": "en" } });
  const response = await GET(request, { params: Promise.resolve({ handle }) });
  const body: SuggestionsView | null = response.ok ? await response.json() : null;
  return { response, status: body?.status, labels: body?.places.map(({ label }) => label), body };
}

it("suggests locations that have all words, those whose names begin with the text first", async () => {
  expect((await suggest("hack")).labels).toEqual(["Hackbridge", "Workshop in Hackney"]);
  expect((await suggest("hackney london")).labels).toEqual(["Workshop in Hackney"]);
  const [place] = (await suggest("hackney")).body?.places ?? [];
  expect(place).toMatchObject({ detail: "9 Helmsley Place, London" });
  expect(place?.href).toBe("/locators/suggested?location=place-0");
});

it("suggests cities with their positions, after the locations", async () => {
  const { labels, status, body } = await suggest("lond");
  expect(labels?.slice(0, 2).sort()).toEqual(["Hackbridge", "Workshop in Hackney"]);
  expect(labels?.slice(2)).toEqual(["London, United Kingdom", "Londrina, Brazil", "London, Canada"]);
  expect(status).toBe("5 suggestions");
  expect(body?.places.at(2)?.href).toMatch(/\?q=London,\+United\+Kingdom&near=51\.\d+,-0\.\d+$/);
});

it("takes signs literally, and suggests nothing for a single letter or an unknown place", async () => {
  expect((await suggest("100%")).labels).toEqual(["Studio 100%"]);
  for (const text of ["", "h", "%%", "__", "xyzzy", "\0\0"]) expect((await suggest(text)).labels).toEqual([]);
});

it("responds with 404 for an unknown locator", async () => {
  expect((await suggest("hack", { handle: "unknown-locator" })).response.status).toBe(404);
});

it("has a rate limit of its own", async () => {
  const from = "198.51.100.7";
  for (let sent = 0; sent < ALLOWED; sent++) expect((await suggest("hack", { from })).response.ok).toBe(true);
  const { response } = await suggest("hack", { from });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});
