import { isZone } from "@/lib/core/time/zone";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

const ZONES = defineStatement<{ timezone: string }>(`
  SELECT DISTINCT timezone FROM users WHERE timezone IS NOT NULL AND timezone <> ''`);

/** Checks that the rules of all zones in use are known here, and how old they are. */
export async function checkTime({ client }: DoctorContext): Promise<Finding[]> {
  const zones = (await runOnConnection(client, ZONES)).map(({ timezone }) => timezone);
  const unknown = zones.filter((zone) => !isZone(zone));
  const rules = `rules of ${process.versions.tz ?? "an unknown date"}, with Node ${process.versions.node}`;
  return [
    unknown.length === 0
      ? reportPass("time zones", rules)
      : reportFailure(
          "time zones",
          `${unknown.join(", ")} not known to ${rules}`,
          "use a newer Node with full ICU data",
        ),
  ];
}
