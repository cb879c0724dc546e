import { buildDeliveryBody, type DeliveryContent } from "../build-delivery-body";
import type { BookingResource } from "./booking-resource";
import { buildCalcomBodies } from "./calcom-format";
import { buildCalendlyBodies } from "./calendly-format";

/** Builds the bodies of an action's deliveries to one webhook: one, or as many as the other tool would send. */
export function buildDeliveryBodies(content: DeliveryContent): string[] {
  const { format, action, facts } = content;
  if (format === "array" || format === "object") return [buildDeliveryBody({ ...content, format })];
  if (action === "ping") return [JSON.stringify(buildPing(format, facts.occurredAt))];
  const booking = { action, facts, resource: content.resource as BookingResource };
  const bodies = format === "calendly" ? buildCalendlyBodies(booking) : buildCalcomBodies(booking);
  return bodies.map((body) => JSON.stringify(body));
}

const buildPing = (format: "calendly" | "calcom", occurredAt: Date) =>
  format === "calcom"
    ? { triggerEvent: "PING", createdAt: occurredAt.toISOString(), payload: {} }
    : { event: "ping", created_at: occurredAt.toISOString(), created_by: null, payload: {} };
