import type { LocalDate } from "@/lib/core/time/local-date";
import type { Db } from "@/lib/platform/db/client";
import { createCountBuffer } from "@/lib/platform/db/count-buffer";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

/** Anybody can send a referrer: so many sites are stored for each organisation, and so many new ones in five seconds. */
const MAX_SITES = 200;
const MAX_SITES_PER_WRITE = 20;

interface Visit {
  organization: OrganizationId;
  site: string;
  day: LocalDate;
}

export const OLD_LINK_VISITS = createCountBuffer<Visit>({
  name: "Visits by old links",
  toKey: ({ site, day }) => `${day} ${site}`,
  maxSubjects: MAX_SITES_PER_WRITE,
});

const STORE = defineStatement(`
  INSERT INTO old_link_sites AS s (organization_id, site, visits, last_day)
  SELECT $1, n.site, n.visits, n.day FROM (
           SELECT v.site, sum(v.visits)::int AS visits, max(v.day)::date AS day, bool_or(known.site IS NOT NULL) AS known,
                  row_number() OVER (PARTITION BY bool_or(known.site IS NOT NULL) ORDER BY v.site) AS place
             FROM unnest($2::text[], $3::int[], $4::text[]) AS v (site, visits, day)
             LEFT JOIN old_link_sites known ON known.organization_id = $1 AND known.site = v.site
            GROUP BY v.site) n
   WHERE EXISTS (SELECT FROM organizations o WHERE o.id = $1)
     AND (n.known OR n.place + (SELECT count(*) FROM old_link_sites WHERE organization_id = $1) <= ${MAX_SITES})
   ORDER BY n.site
  ON CONFLICT (organization_id, site)
  DO UPDATE SET visits = s.visits + excluded.visits, last_day = greatest(s.last_day, excluded.last_day)`);

/** Writes the visits; those that the database rejects are written later. */
export const storeOldLinkVisits = (db: Db): Promise<void> =>
  OLD_LINK_VISITS.flush(
    (organization, counted) =>
      executeSql(db, STORE, [
        organization,
        counted.map(({ site }) => site),
        counted.map(({ count }) => count),
        counted.map(({ day }) => day),
      ]),
    () => void storeOldLinkVisits(db),
  );
