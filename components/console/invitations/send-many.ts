import type { Schemas } from "../api";
import { sendInvitations } from "./queries";

type Body = Schemas["InvitationBody"];

/** One that was not sent, and why. */
export interface Unsent {
  body: Body;
  reason: string;
}

export interface Sent {
  sent: number;
  /** Who was invited before, or is there already. */
  known: number;
  unsent: Unsent[];
}

const MAX_AT_ONCE = 100;

/** Invites all of them, a hundred at a time; what is refused is told, and stops nobody else. */
export async function sendMany(bodies: readonly Body[]): Promise<Sent> {
  const told: Sent = { sent: 0, known: 0, unsent: [] };
  for (let at = 0; at < bodies.length; at += MAX_AT_ONCE) {
    const part = bodies.slice(at, at + MAX_AT_ONCE);
    const results = await sendInvitations(part);
    for (const [index, { status, error }] of results.entries()) {
      const body = part[index];
      if (status < 300) told.sent++;
      else if (status === 409) told.known++;
      else if (body) told.unsent.push({ body, reason: error?.errors?.[0]?.message ?? error?.detail ?? "" });
    }
  }
  return told;
}
