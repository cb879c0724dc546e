import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

const WEBHOOKS = defineStatement<{ all: number; disabled: number; failing: number }>(`
  SELECT count(*)::int AS all, count(disabled_at)::int AS disabled,
         count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NOT NULL)::int AS failing FROM webhooks`);

const CALENDARS = defineStatement<{ all: number; broken: number }>(`
  SELECT count(*)::int AS all, count(*) FILTER (WHERE access_broken)::int AS broken FROM calendars`);

/** Checks the external services. Their owners see details in the console. */
export async function checkIntegrations({ client }: DoctorContext): Promise<Finding[]> {
  const [webhooks] = await runOnConnection(client, WEBHOOKS);
  const [calendars] = await runOnConnection(client, CALENDARS);
  const { disabled = 0, failing = 0 } = webhooks ?? {};
  return [
    disabled + failing === 0
      ? reportPass("webhooks", `${webhooks?.all}, all well`)
      : reportFailure(
          "webhooks",
          `${disabled} are disabled and ${failing} failing, of ${webhooks?.all}`,
          "fix the receivers, then enable the webhooks in the console under Webhooks",
        ),
    calendars?.broken
      ? reportFailure(
          "calendars",
          `${calendars.broken} of ${calendars.all} cannot be read any more`,
          "their owners connect them again in the console under Calendars",
        )
      : reportPass("calendars", `${calendars?.all}, all can be read`),
  ];
}
