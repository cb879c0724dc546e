import { runStatement } from "@/lib/platform/db/run-statement";
import { statement } from "@/lib/platform/db/statement";
import { type Finding, fine, type Patient, wrong } from "./finding";

const WEBHOOKS = statement<{ all: number; disabled: number; failing: number }>(`
  SELECT count(*)::int AS all, count(disabled_at)::int AS disabled,
         count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NOT NULL)::int AS failing FROM webhooks`);

const CALENDARS = statement<{ all: number; broken: number }>(`
  SELECT count(*)::int AS all, count(*) FILTER (WHERE access_broken)::int AS broken FROM calendars`);

/** The services of others that this one works with. Their owners see in the console which ones are meant. */
export async function checkNeighbours({ client }: Patient): Promise<Finding[]> {
  const [webhooks] = await runStatement(client, WEBHOOKS);
  const [calendars] = await runStatement(client, CALENDARS);
  const { disabled = 0, failing = 0 } = webhooks ?? {};
  return [
    disabled + failing === 0
      ? fine("webhooks", `${webhooks?.all}, all well`)
      : wrong(
          "webhooks",
          `${disabled} are disabled and ${failing} failing, of ${webhooks?.all}`,
          "mend the receivers, then enable them in the console under Webhooks",
        ),
    calendars?.broken
      ? wrong(
          "calendars",
          `${calendars.broken} of ${calendars.all} cannot be read any more`,
          "their owners connect them again in the console under Calendars",
        )
      : fine("calendars", `${calendars?.all}, all can be read`),
  ];
}
