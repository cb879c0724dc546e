import { findDowngrade } from "@/lib/domain/audit/api-versions/find-downgrade";
import type { WebhookVersion } from "./versions";

export const DELIVERY_FORMATS = ["array", "object"] as const;

export type DeliveryFormat = (typeof DELIVERY_FORMATS)[number];

/** What an action tells besides its resource. */
export interface ActionFacts {
  occurredAt: Date;
  /** Fields of the resource that are others than before. */
  changes?: Record<string, { before: unknown; after: unknown }>;
  /** Those of the meeting whom it is about. */
  people?: readonly unknown[];
  /** What somebody wrote. */
  message?: unknown;
}

interface DeliveryContent {
  action: string;
  organization: string;
  user?: string | null | undefined;
  resource: unknown;
  facts: ActionFacts;
  format: DeliveryFormat;
  version: WebhookVersion;
  /** Asked for, to try a receiver: nothing has happened. */
  example?: boolean;
  /** It happened in a sandbox. */
  test?: boolean;
}

/** The text of a delivery (spec 6): a list of one action, or the action alone. */
export function buildDeliveryBody({
  action,
  organization,
  user,
  resource,
  facts,
  ...how
}: DeliveryContent): string {
  const { format, version, example, test } = how;
  const told = {
    action,
    organization,
    ...(user && { user }),
    ...(version !== "2026-11-01" && describeFacts(facts)),
    ...(example && { example }),
    ...(test && { mode: "test" }),
    resource: toVersionedResource(action, resource, version),
  };
  return JSON.stringify(format === "array" ? [told] : told);
}

/** Schemas that have had another form, by what stands before the point of an action. */
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
