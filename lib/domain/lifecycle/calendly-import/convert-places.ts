import { buildNote, type ReportNote } from "../import-notes/report-note";
import type { EventPlace } from "./resources";

type Place = Record<string, unknown>;

const CONFERENCES: Readonly<Record<string, string>> = {
  google_conference: "google_meet",
  zoom_conference: "zoom",
  zoom: "zoom",
  microsoft_teams_conference: "teams",
};

/** Converts the places of an event type; those that do not come are reported with `what`. */
export function convertPlaces(
  places: readonly EventPlace[],
  what: string,
): { places: Place[]; missing: ReportNote[] } {
  const missing: ReportNote[] = [];
  const converted = places.flatMap((place): Place[] => {
    const { kind, location, phone_number: number } = place;
    const conference = CONFERENCES[kind];
    if (conference) return [{ kind: conference }];
    if (kind === "physical" || kind === "custom")
      return location ? [{ kind: "place", name: location.slice(0, 200), address: location }] : [];
    if (kind === "outbound_call") return [{ kind: "phone", who_calls: "host" }];
    if (kind === "inbound_call" && number != null)
      return [{ kind: "phone", who_calls: "booker", number: toPhone(number) }];
    if (kind === "ask_invitee") return []; // without fixed places, bookers name one
    missing.push(buildNote({ subject: what, topic: "place" }, "no_video_service", { kind }));
    return [];
  });
  return { places: converted, missing };
}

const toPhone = (number: string | number) => {
  const text = String(number).replace(/[^\d+]/g, "");
  return text.startsWith("+") ? text : `+${text}`;
};
