import type { ImportStage } from "./schema";

const STAGES: readonly (readonly [RegExp, ImportStage])[] = [
  [/available_times|busy_times|slots/, "times"],
  [/schedules/, "hours"],
  [/event_types|event-types|event_type_memberships/, "types"],
  [/routing_forms/, "forms"],
  [/scheduled_events|bookings|meetings/, "meetings"],
];

/** Names the kind of data that a request reads. */
export const findStage = (request: string): ImportStage =>
  STAGES.find(([pattern]) => pattern.test(request))?.[1] ?? "people";
