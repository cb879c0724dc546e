import { expect, it } from "vitest";
import { findStage } from "./find-stage";

it.each([
  ["/organization_memberships?organization=x page 0", "people"],
  ["/v2/organizations/7/memberships page 1", "people"],
  ["/user_availability_schedules?user=x", "hours"],
  ["/event_type_memberships?event_type=x", "types"],
  ["/v2/organizations/7/teams/event-types page 0", "types"],
  ["/event_type_available_times x 1", "times"],
  ["/v2/slots 300", "times"],
  ["/routing_forms page 0", "forms"],
  ["bookings to come page 0", "meetings"],
  ["meetings page 0", "meetings"],
])("names what %s reads", (request, stage) => {
  expect(findStage(request)).toBe(stage);
});
