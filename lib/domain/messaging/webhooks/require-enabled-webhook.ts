import { ApiProblem } from "@/lib/platform/http/problem";

export function requireEnabledWebhook({ disabled_at: disabledAt }: { disabled_at: Date | null }): void {
  if (disabledAt)
    throw new ApiProblem("conflict", "The webhook is disabled; enable it with a PUT, then send again.", {
      reason: "webhook_disabled",
    });
}
