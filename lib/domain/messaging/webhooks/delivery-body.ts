import { findOlderForm } from "@/lib/domain/audit/api-versions/to-older-form";
import type { WebhookVersion } from "./versions";

export const DELIVERY_FORMATS = ["array", "object"] as const;

export type Format = (typeof DELIVERY_FORMATS)[number];

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

interface Told {
  action: string;
  organization: string;
  user?: string | null | undefined;
  resource: unknown;
  facts: ActionFacts;
  format: Format;
  version: WebhookVersion;
  /** Asked for, to try a receiver: nothing has happened. */
  example?: boolean;
  /** It happened in a sandbox. */
  test?: boolean;
}

/** The text of a delivery (spec 6): a list of one action, or the action alone. */
export function deliveryBody({ action, organization, user, resource, facts, ...how }: Told): string {
  const { format, version, example, test } = how;
  const told = {
    action,
    organization,
    ...(user && { user }),
    ...(version !== "2026-11-01" && describeFacts(facts)),
    ...(example && { example }),
    ...(test && { mode: "test" }),
    resource: toForm(action, resource, version),
  };
  return JSON.stringify(format === "array" ? [told] : told);
}

/** Schemas that have had another form, by what stands before the point of an action. */
const SCHEMAS: Record<string, string> = { waiting: "WaitingEntry" };

function toForm(action: string, resource: unknown, version: WebhookVersion): unknown {
  const toOlder = findOlderForm(SCHEMAS[action.split(".")[0] ?? ""], version);
  return toOlder ? toOlder(resource as never) : resource;
}

const describeFacts = ({ occurredAt, changes = {}, people = [], message = null }: ActionFacts) => ({
  occurred_at: occurredAt.toISOString(),
  changes,
  people,
  message,
});
