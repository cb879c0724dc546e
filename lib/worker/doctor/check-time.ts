import { isZone } from "@/lib/core/time/zone";
import { runStatement } from "@/lib/platform/db/run-statement";
import { statement } from "@/lib/platform/db/statement";
import { type Finding, fine, type Patient, wrong } from "./finding";

const ZONES = statement<{ timezone: string }>(`
  SELECT DISTINCT timezone FROM users WHERE timezone IS NOT NULL AND timezone <> ''`);

/** Whether the rules of all zones that people live in are known here, and how old they are. */
export async function checkTime({ client }: Patient): Promise<Finding[]> {
  const zones = (await runStatement(client, ZONES)).map(({ timezone }) => timezone);
  const unknown = zones.filter((zone) => !isZone(zone));
  const rules = `rules of ${process.versions.tz ?? "an unknown date"}, with Node ${process.versions.node}`;
  return [
    unknown.length === 0
      ? fine("time zones", rules)
      : wrong(
          "time zones",
          `${unknown.join(", ")} not known to ${rules}`,
          "take a newer Node, with all of its ICU data",
        ),
  ];
}
