import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { WebhookAction } from "../actions";
import { CALCOM_ACTIONS } from "./calcom-format";
import { CALENDLY_ACTIONS } from "./calendly-format";
import type { DeliveryFormat } from "./delivery-formats";

const ACTIONS: Partial<Record<DeliveryFormat, readonly WebhookAction[]>> = {
  calendly: CALENDLY_ACTIONS,
  calcom: CALCOM_ACTIONS,
};

interface Subscription {
  format: DeliveryFormat;
  action: string;
  furtherActions: readonly string[];
}

/** Throws if the format of another tool has no form for one of the actions. */
export function requireActionsOfFormat({ format, action, furtherActions }: Subscription): void {
  const allowed = ACTIONS[format];
  const foreign = [action, ...furtherActions].filter(
    (one) => allowed && !allowed.some((name) => name === one),
  );
  if (foreign.length === 0) return;
  const message = `${format} has no form for ${foreign.join(", ")}; it can be ${allowed?.join(", ")}`;
  throw buildValidationProblem([{ in: "body", pointer: "/format", code: "mismatch", message }]);
}
