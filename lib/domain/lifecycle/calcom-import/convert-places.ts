import { httpUrl } from "@/lib/platform/http/fields";
import { isPhone } from "@/lib/platform/http/is-phone";
import { buildNote, type ReportNote } from "../import-notes/report-note";
import type { EventPlace } from "./resources";

type Place = Record<string, unknown>;

const CONFERENCES: Readonly<Record<string, string>> = {
  "google-meet": "google_meet",
  "office365-video": "teams",
  zoom: "zoom",
  jitsi: "jitsi",
};

/** Places that the booker names: pages without fixed places ask for one. */
const NAMED_BY_BOOKER = ["attendeeAddress", "attendeeDefined"];

/** Converts the places of an event type; those that do not come are reported with `what`. */
export function convertPlaces(places: readonly EventPlace[], what: string) {
  const missing: ReportNote[] = [];
  const converted = places.flatMap((place): Place[] => {
    const found = convertPlace(place);
    if (!found && !NAMED_BY_BOOKER.includes(place.type))
      missing.push(
        buildNote({ subject: what, topic: "place" }, "no_place_kind", {
          kind: place.integration ?? place.type,
        }),
      );
    return found ? [found] : [];
  });
  return { places: converted, missing };
}

function convertPlace({ type, address, link, phone: number, integration }: EventPlace): Place | null {
  const conference = CONFERENCES[integration ?? ""];
  if (conference) return { kind: conference };
  if (type === "address" && address) return { kind: "place", name: address.slice(0, 200), address };
  const url = httpUrl.safeParse(link ?? undefined).data;
  if (type === "link" && url) return { kind: "link", url };
  if (type === "attendeePhone") return { kind: "phone", who_calls: "host" };
  if (type === "phone" && number && isPhone(number)) return { kind: "phone", who_calls: "booker", number };
  return null;
}
