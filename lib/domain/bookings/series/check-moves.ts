import type { Host } from "@/lib/core/slots/schedule";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { pickBlockingCalendars } from "@/lib/domain/availability/free-slots/blocking-calendars";
import { explainHostConflicts } from "@/lib/domain/availability/free-slots/explain-host-conflicts";
import { expandToSearchRange } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import type { SlotReason } from "@/lib/domain/availability/free-slots/schema";
import { findRooms } from "@/lib/domain/availability/rooms/find-rooms";
import { applySite, type PageRules, pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type CheckedTime, checkSeries } from "./check-series";
import type { SeriesStep } from "./compute-moves";

interface MoveRules {
  rules: PageRules;
  /** The type's availability, if it belongs to the host. */
  availability: string | null;
  zone: string;
  now: Instant;
  /** The caller, who may see the conflicts. */
  auth?: Auth | undefined;
}

export type CheckedStep = CheckedTime &
  Pick<SeriesStep, "id" | "index" | "from" | "minutes"> & {
    /** Conflicts of a time that is not free. */
    reasons?: readonly SlotReason[];
  };

/** Checks whether the hosts are free at the new times; the current times of the moved events do not count. */
export async function checkMoves(
  db: Db,
  organization: OrganizationId,
  steps: readonly SeriesStep[],
  { rules, availability, zone, now, auth }: MoveRules,
): Promise<CheckedStep[]> {
  const checked: CheckedStep[] = [];
  for (const group of groupSteps(steps)) {
    const [{ hosts: users, minutes: duration, site }] = group;
    const starts = group.map(({ to }) => to);
    const range = expandToSearchRange(asInstant(Math.min(...starts)), asInstant(Math.max(...starts)));
    const options = { ...range, availability: availability ?? undefined, rules: applySite(rules, { site }) };
    const people = await loadHosts(db, organization, { users }, options);
    const movedStarts = new Set(steps.map(({ from }) => from));
    const hosts = people.map(({ host }) => excludeMeetings(host, movedStarts));
    const rooms = await findRooms(db, organization, rules.settings, {
      ...range,
      people: Math.max(...group.map((step) => step.people)),
      except: steps.map(({ id }) => id),
    });
    const grid = pickGrid(
      rules,
      rooms?.map(({ host }) => host),
    );
    const search = { ...grid, hosts, match: "all" as const, duration, now, zone };
    const { times } = checkSeries(search, starts);
    for (const [position, { id, index, from, minutes }] of group.entries()) {
      const time = times[position];
      if (!time) continue;
      const rejectedSearch = {
        people,
        search,
        rooms,
        start: time.start,
        availability,
        blocking: pickBlockingCalendars(rules),
        zone,
      };
      const reasons = auth && !time.isFree ? await explainHostConflicts(db, auth, rejectedSearch) : undefined;
      checked.push({ ...time, id, index, from, minutes, ...(reasons && { reasons }) });
    }
  }
  return checked.sort((a, b) => a.index - b.index);
}

type Group = [SeriesStep, ...SeriesStep[]];

/** Groups the steps by hosts, duration and place, as a series can have several after changes. */
function groupSteps(steps: readonly SeriesStep[]): Group[] {
  const groups = new Map<string, Group>();
  for (const step of steps) {
    const key = JSON.stringify([step.minutes, step.site, step.hosts]);
    const group = groups.get(key);
    if (group) group.push(step);
    else groups.set(key, [step]);
  }
  return [...groups.values()];
}

/** Removes the meetings that move; a host has only one meeting per start. */
function excludeMeetings(host: Host, movedStarts: ReadonlySet<Instant>): Host {
  const excludeMoved = <Meeting extends Interval>(meetings: readonly Meeting[]) =>
    meetings.filter(({ start }) => !movedStarts.has(start));
  return {
    ...host,
    meetings: excludeMoved(host.meetings),
    ...(host.visits && { visits: excludeMoved(host.visits) }),
    ...(host.quotas && {
      quotas: host.quotas.map((quota) => ({ ...quota, meetings: excludeMoved(quota.meetings) })),
    }),
  };
}
