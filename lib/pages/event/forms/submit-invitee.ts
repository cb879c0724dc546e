import { z } from "zod";
import { inviteToEvent } from "@/lib/domain/events/changes/invite-to-event";
import { removeInvitee } from "@/lib/domain/events/changes/remove-invitee";
import { MAX_EVENT_PARTS } from "@/lib/domain/events/schema";
import { mustConfirm } from "@/lib/pages/event/must-confirm";
import type { Db } from "@/lib/platform/db/client";
import { email as emailSchema, LIMITS } from "@/lib/platform/http/fields";
import { type EventSubmission, type FormOutcome, refuse } from "./event-submission";

const address = z.string().pipe(emailSchema);

export async function submitInvitee(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<FormOutcome> {
  if (!offers.has("invite")) return { done: "changed" };
  const { name = "" } = values;
  const email = address.safeParse(values.email ?? "");
  if (!email.success) return refuse("invite", { field: "email", text: "emailBad" });
  if (name.length > LIMITS.name)
    return refuse("invite", { field: "name", text: "nameLong", values: { limit: LIMITS.name } });
  const { invitees } = visitor.event;
  if (invitees.some((invitee) => invitee.email === email.data))
    return refuse("invite", { field: "email", text: "emailTaken" });
  if (invitees.length > MAX_EVENT_PARTS.invitees) return refuse("invite", { field: "email", text: "full" });
  if (await mustConfirm(db, visitor, "invite")) return { unconfirmed: true };
  await inviteToEvent(db, target, { email: email.data, full_name: name || null });
  return { done: "invited" };
}

export async function submitRemoval(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<FormOutcome> {
  const { invitee = "" } = values;
  if (!visitor.event.invitees.some(({ id }) => id === invitee)) return { done: "removed" };
  if (!offers.has("remove")) return { done: "changed" };
  await removeInvitee(db, target, invitee);
  return { done: "removed" };
}
