import { ApiProblem } from "@/lib/domain/contracts/problem";

export function requireEnabledWebhook({ disabled_at: disabledAt }: { disabled_at: Date | null }): void {
  if (disabledAt)
    throw new ApiProblem("conflict", "The webhook is disabled; enable it with a PUT, then send again.", {
      reason: "webhook_disabled",
    });
}
