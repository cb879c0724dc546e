import type { Schemas } from "../api";
import { sendInvitations } from "../resources/invitations";

type Body = Schemas["InvitationBody"];

/** An invitation that was not sent, and the reason. */
export interface UnsentInvitation {
  body: Body;
  reason: string;
}

export interface SentInvitations {
  sent: number;
  /** The number of people who were invited before, or are users already. */
  known: number;
  unsent: UnsentInvitation[];
}

const BATCH_SIZE = 100;

/** Sends the invitations, a hundred at a time; a rejected one does not stop the others. */
export async function sendInvitationBatches(bodies: readonly Body[]): Promise<SentInvitations> {
  const report: SentInvitations = { sent: 0, known: 0, unsent: [] };
  for (let at = 0; at < bodies.length; at += BATCH_SIZE) {
    const part = bodies.slice(at, at + BATCH_SIZE);
    const results = await sendInvitations(part);
    for (const [index, { status, error }] of results.entries()) {
      const body = part[index];
      if (status < 300) report.sent++;
      else if (status === 409) report.known++;
      else if (body) report.unsent.push({ body, reason: error?.errors?.[0]?.message ?? error?.detail ?? "" });
    }
  }
  return report;
}
