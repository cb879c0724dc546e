import { randomBytes } from "node:crypto";
import type { Conference } from "./conference";
import type { PlaceKind } from "./options";

/** Location and host of a confirmed event. */
interface ConferenceRequest {
  kind: PlaceKind;
  contact: string | null;
  host: string | null;
}

/**
 * Returns the conference of an event. An existing one is reused where it still fits, so that a rescheduled
 * meeting keeps its link. The URL stays null until the provider has created the meeting.
 *
 * @param jitsi base URL of Jitsi; null if none is configured, which yields a failed conference
 */
export function deriveConference(
  request: ConferenceRequest | null,
  before: Conference | null,
  jitsi: string | null,
): Conference | null {
  if (!request || request.kind === "place") return null;
  const { kind: provider, contact, host } = request;
  const conference: Conference = { provider, host, url: null, code: null, phone: null };
  if (provider === "link") return { ...conference, url: contact };
  if (provider === "phone") return { ...conference, phone: contact };
  if (before?.provider === provider && (host === null || before.host === host)) return before;
  if (provider !== "jitsi") return conference;
  return jitsi === null
    ? { ...conference, failed: "no_account" }
    : { ...conference, url: `${jitsi}/${generateJitsiRoomName()}` };
}

/** Unguessable and lower case, as Jitsi ignores case. */
const generateJitsiRoomName = () => randomBytes(16).toString("hex");
