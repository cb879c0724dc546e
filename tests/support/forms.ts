import { expect } from "vitest";
import type { Tenant } from "./api";
import { makeUniqueName } from "./users";

/** Creates an open form, with a question unless the settings have others. */
export async function createTestForm(tenant: Tenant, settings: Record<string, unknown> = {}) {
  const made = await tenant.post("/v2/forms", {
    handle: makeUniqueName("form"),
    title: "How can we help?",
    questions: [{ key: "note", label: "Note", kind: "text" }],
    ...settings,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** Returns the responses to a form, newest first. */
export const listFormResponses = async (tenant: Tenant, { _id }: { _id: string }, query = "") =>
  (await tenant.get(`/v2/forms/${_id}/responses${query}`)).body;
