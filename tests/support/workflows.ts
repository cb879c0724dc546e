import { expect } from "vitest";
import type { Tenant } from "./api";

/** A reminder of ours to the booker, a day before. */
export const REMINDER_STEP = {
  when: { trigger: "before_start", amount: 1, unit: "days" },
  to: ["booker"],
  template: "reminder",
};

export async function createTestWorkflow(
  tenant: Tenant,
  steps: readonly object[] = [REMINDER_STEP],
  rest: Record<string, unknown> = {},
) {
  const made = await tenant.post("/v2/workflows", { name: "Reminders", steps, ...rest });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
