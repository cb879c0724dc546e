import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { fetchTravelTimes } from "@/lib/platform/routing/fetch-travel-times";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

/** Two places of one organisation, as a router knows only the regions that it has loaded. */
const PLACES = defineStatement<{ latitude: number | null; longitude: number | null }>(`
  SELECT latitude, longitude FROM address_positions
   WHERE cell IS NOT NULL AND NOT rough
   ORDER BY organization_id, expires_at DESC LIMIT 2`);

/** Checks that the router responds, with places that are stored. */
export async function checkRouter({ client, settings }: DoctorContext): Promise<Finding[]> {
  const { ROUTER_URL: router } = settings;
  if (!router) return [];
  const stored = await runOnConnection(client, PLACES);
  const places = stored.map((one) => ({ latitude: one.latitude ?? 0, longitude: one.longitude ?? 0 }));
  const [first, second = first] = places;
  if (!first || !second) return [reportPass("router", "not asked, as no address has been located yet")];
  const found = await fetchTravelTimes(router, { places: [first, second], from: [0], to: [1] });
  if (found === "unavailable")
    return [
      reportFailure(
        "router",
        `${new URL(router).origin} does not respond as an OSRM or Valhalla server does; straight lines count in its place`,
        "start the server, or correct ROUTER_URL",
      ),
    ];
  const minutes = found[0]?.[0];
  return [
    reportPass("router", minutes == null ? "responds, but knows no way between two places" : "responds"),
  ];
}
