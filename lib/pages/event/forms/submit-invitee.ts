import { z } from "zod";
import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import { inviteToEvent } from "@/lib/domain/events/changes/invite-to-event";
import { removeInvitee } from "@/lib/domain/events/changes/remove-invitee";
import { MAX_EVENT_PARTS } from "@/lib/domain/events/schema";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";
import { shouldConfirmAddress } from "@/lib/pages/event/should-confirm-address";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { email as emailSchema, LIMITS } from "@/lib/platform/http/fields";
import { type EventFormOutcome, type EventSubmission, rejectStep } from "./event-submission";

const address = z.string().pipe(emailSchema);

export async function submitInvitee(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  if (!offers.has("invite")) return { done: "changed" };
  const { name = "" } = values;
  const email = address.safeParse(values.email ?? "");
  if (!email.success) return rejectStep("invite", { field: "email", text: "emailBad" });
  if (name.length > LIMITS.name)
    return rejectStep("invite", { field: "name", text: "nameLong", values: { limit: LIMITS.name } });
  const { invitees } = visitor.event;
  if (invitees.some((invitee) => invitee.email === email.data))
    return rejectStep("invite", { field: "email", text: "emailTaken" });
  if (visitor.seats === null && invitees.length > MAX_EVENT_PARTS.invitees)
    return rejectStep("invite", { field: "email", text: "full" });
  if (!visitor.isOrganizer && (await isBlocked(db, visitor, email.data)))
    return rejectStep("invite", { field: "email", text: "emailUnwelcome" });
  if (await shouldConfirmAddress(db, visitor, "invite")) return { unconfirmed: true };
  const broughtBy = visitor.seats === null || visitor.isOrganizer ? null : (visitor.broughtBy ?? visitor.id);
  await inviteToEvent(db, target, { email: email.data, full_name: name || null }, broughtBy);
  return { done: "invited" };
}

/** The blocked addresses of the page apply to guests of guests too. */
async function isBlocked(db: Db, visitor: EventVisitor, email: string): Promise<boolean> {
  const organization = asOrganizationId(visitor.event.organizationId);
  return (await findBlockedGuests(db, organization, resolveEventSettings(visitor.event), [email])).length > 0;
}

export async function submitRemoval(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  const { invitee = "" } = values;
  if (!visitor.event.invitees.some(({ id }) => id === invitee)) return { done: "removed" };
  if (!offers.has("remove")) return { done: "changed" };
  await removeInvitee(db, target, invitee);
  return { done: "removed" };
}
