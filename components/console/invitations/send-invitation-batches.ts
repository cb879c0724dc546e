import type { Schemas } from "../api";
import { sendInvitations } from "./queries";

type Body = Schemas["InvitationBody"];

/** One that was not sent, and why. */
export interface UnsentInvitation {
  body: Body;
  reason: string;
}

export interface SentInvitations {
  sent: number;
  /** Who was invited before, or is there already. */
  known: number;
  unsent: UnsentInvitation[];
}

const BATCH_SIZE = 100;

/** Invites all of them, a hundred at a time; what is refused is told, and stops nobody else. */
export async function sendInvitationBatches(bodies: readonly Body[]): Promise<SentInvitations> {
  const told: SentInvitations = { sent: 0, known: 0, unsent: [] };
  for (let at = 0; at < bodies.length; at += BATCH_SIZE) {
    const part = bodies.slice(at, at + BATCH_SIZE);
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
