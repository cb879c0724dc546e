import { findDowngrade } from "@/lib/domain/audit/api-versions/find-downgrade";
import type { DeliveryFormat } from "./formats/delivery-formats";
import type { WebhookVersion } from "./options";

/** Fields of a delivery beside its resource. */
export interface ActionFacts {
  occurredAt: Date;
  /** Changed fields of the resource. */
  changes?: Record<string, { before: unknown; after: unknown }>;
  /** Participants that the action is about. */
  people?: readonly unknown[];
  /** Free text of a participant. */
  message?: unknown;
}

export interface DeliveryContent {
  action: string;
  organization: string;
  user?: string | null | undefined;
  resource: unknown;
  facts: ActionFacts;
  format: DeliveryFormat;
  version: WebhookVersion;
  /** Test delivery, requested by an admin. */
  example?: boolean;
  /** The organisation is a sandbox. */
  test?: boolean;
}

/** Builds the body of a delivery: a list of one action, or the action alone. */
export function buildDeliveryBody({
  action,
  organization,
  user,
  resource,
  facts,
  ...how
}: DeliveryContent & { format: "array" | "object" }): string {
  const { format, version, example, test } = how;
  const actionBody = {
    action,
    organization,
    ...(user && { user }),
    ...(version !== "2026-11-01" && describeFacts(facts)),
    ...(example && { example }),
    ...(test && { mode: "test" }),
    resource: toVersionedResource(action, resource, version),
  };
  return JSON.stringify(format === "array" ? [actionBody] : actionBody);
}

/** Schemas with an older form, by the first part of an action's name. */
const SCHEMAS: Record<string, string> = { waiting: "WaitingEntry" };

function toVersionedResource(action: string, resource: unknown, version: WebhookVersion): unknown {
  const toOlder = findDowngrade(SCHEMAS[action.split(".")[0] ?? ""], version);
  return toOlder ? toOlder(resource as never) : resource;
}

const describeFacts = ({ occurredAt, changes = {}, people = [], message = null }: ActionFacts) => ({
  occurred_at: occurredAt.toISOString(),
  changes,
  people,
  message,
});
