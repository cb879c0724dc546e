import { randomBytes } from "node:crypto";
import type { Conference } from "./conference";
import type { PlaceKind } from "./place-kinds";

/** Of the confirmed place of an event, and whose event it is. */
interface ConferenceRequest {
  kind: PlaceKind;
  contact: string | null;
  host: string | null;
}

/**
 * What an event has to meet by: what it has, where that still fits, so that a meeting that moves keeps its link; else
 * another. A room that a service makes has no address yet.
 *
 * @param jitsi where rooms of Jitsi are; null: none can be had, which is told as a failure
 */
export function deriveConference(
  wanted: ConferenceRequest | null,
  before: Conference | null,
  jitsi: string | null,
): Conference | null {
  if (!wanted || wanted.kind === "place") return null;
  const { kind: provider, contact, host } = wanted;
  const made: Conference = { provider, host, url: null, code: null, phone: null };
  if (provider === "link") return { ...made, url: contact };
  if (provider === "phone") return { ...made, phone: contact };
  if (before?.provider === provider && (host === null || before.host === host)) return before;
  if (provider !== "jitsi") return made;
  return jitsi === null
    ? { ...made, failed: "no_account" }
    : { ...made, url: `${jitsi}/${generateJitsiRoomName()}` };
}

/** Nobody guesses it; Jitsi knows no difference between large and small letters. */
const generateJitsiRoomName = () => randomBytes(16).toString("hex");
