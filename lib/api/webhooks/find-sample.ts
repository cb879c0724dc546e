import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { bookpage } from "@/lib/domain/booking-pages/bookpages/schema";
import { serializeBookpage } from "@/lib/domain/booking-pages/bookpages/serialize";
import { formResponse } from "@/lib/domain/bookings/forms/responses/schema";
import { serializeResponse } from "@/lib/domain/bookings/forms/responses/serialize";
import { findWaitingEntry } from "@/lib/domain/bookings/waiting-list/find-waiting-entry";
import { waitingEntry } from "@/lib/domain/bookings/waiting-list/schema";
import { serializeWaiting } from "@/lib/domain/bookings/waiting-list/serialize";
import { withParts } from "@/lib/domain/events/event-rows";
import { event } from "@/lib/domain/events/schema";
import { serializeEvent } from "@/lib/domain/events/serialize";
import type { FindSample } from "@/lib/domain/messaging/webhooks/ping-webhook";
import { user } from "@/lib/domain/people/users/schema";
import { serializeUser, USER_INCLUDE } from "@/lib/domain/people/users/serialize";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getEncoder } from "@/lib/platform/http/encoder";

/** Finds the organisation's newest resource that fits the action, serialised as in its deliveries. */
export const findSample: FindSample = async (tx, organization, action, now) => {
  const [kind = ""] = action.split(".");
  return (await FINDERS[kind]?.(tx, organization, now)) ?? null;
};

type Finder = (tx: Db, organizationId: OrganizationId, now: Instant) => Promise<unknown>;

const newest = { id: "desc" } as const;

/** Finders by the part of an action before its point. */
const FINDERS: Record<string, Finder> = {
  async event(tx, organizationId) {
    const row = await tx.event.findFirst({ where: { organizationId }, orderBy: newest, include: withParts });
    return row && getEncoder(event)(serializeEvent(row));
  },
  async user(tx, organizationId) {
    const row = await tx.user.findFirst({
      where: { organizationId },
      orderBy: newest,
      include: USER_INCLUDE,
    });
    return row && z.encode(user, serializeUser(row));
  },
  async bookpage(tx, organizationId) {
    const row = await tx.bookpage.findFirst({ where: { organizationId }, orderBy: newest });
    return row && z.encode(bookpage, serializeBookpage(row));
  },
  async form(tx, organizationId) {
    const row = await tx.formResponse.findFirst({ where: { organizationId }, orderBy: newest });
    return row && z.encode(formResponse, serializeResponse(row));
  },
  async workflow(tx, organizationId) {
    const step = await tx.plannedStep.findFirst({
      where: { organizationId, channel: "webhook" },
      orderBy: newest,
      include: { event: { include: withParts } },
    });
    return (
      step && {
        _id: step.id,
        workflow: step.workflowId,
        name: step.name,
        step: step.stepId,
        trigger: step.trigger,
        due_at: step.dueAt.toISOString(),
        event: getEncoder(event)(serializeEvent(step.event)),
      }
    );
  },
  async waiting(tx, organizationId, now) {
    const found = await tx.waitingEntry.findFirst({
      where: { organizationId },
      orderBy: newest,
      select: { id: true },
    });
    const row = found && (await findWaitingEntry(tx, organizationId, found.id));
    return row && z.encode(waitingEntry, serializeWaiting(row, now));
  },
};
