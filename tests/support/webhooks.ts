import { expect } from "vitest";
import type { Tenant } from "./api";

export const WEBHOOK_TARGET = "https://hooks.example.com/bookpage";

/** Creates a webhook, and returns it with its secret. */
export async function createTestWebhook(tenant: Tenant, rest: Record<string, unknown> = {}) {
  const made = await tenant.post("/hooks", { action: "event.created", target_url: WEBHOOK_TARGET, ...rest });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

interface WebhookFixture {
  hook: { _id: string };
  delivery: { _id: string };
}

const body = { action: "event.cancelled", target_url: WEBHOOK_TARGET };

/** The samples of each webhook contract, at the paths under `root`. */
export function buildWebhookSamples(root: "/hooks" | "/v2/hooks") {
  const sample = (path: string, sent?: unknown) => ({
    foreign: 404 as const,
    call: ({ hook, delivery }: WebhookFixture) => ({
      path: root + path.replace(":hook", hook._id).replace(":delivery", delivery._id),
      ...(sent === undefined ? {} : { body: sent }),
    }),
  });
  const samples = {
    listHooks: { ...sample(""), foreign: "others" as const },
    createHook: { ...sample("", body), foreign: "new" as const },
    listHookActivity: { ...sample("/activity"), foreign: "others" as const },
    listHookSamples: { ...sample("/samples?action=event.created"), foreign: 200 as const },
    getHook: sample("/:hook"),
    updateHook: sample("/:hook", body),
    deleteHook: sample("/:hook"),
    rotateHookSecret: sample("/:hook/secret", {}),
    pingHook: sample("/:hook/ping", {}),
    replayHook: sample("/:hook/replay", { since: "2020-01-01T00:00:00Z" }),
    listDeliveries: sample("/:hook/deliveries"),
    getDelivery: sample("/:hook/deliveries/:delivery"),
    replayDelivery: sample("/:hook/deliveries/:delivery/replay", {}),
  };
  const suffix = root === "/hooks" ? "" : "V2";
  return Object.fromEntries(Object.entries(samples).map(([name, made]) => [`${name}${suffix}`, made]));
}
