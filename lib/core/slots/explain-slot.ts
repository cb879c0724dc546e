import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { explainClosed } from "./explain-closed";
import { explainHours } from "./explain-hours";
import { explainSeated } from "./explain-seated";
import { explainTaken } from "./explain-taken";
import type { Party } from "./match";
import type { Explained, Obstacle } from "./obstacle";
import { isRoomFree } from "./room-starts";

/**
 * Every rule that keeps `start` from being a slot; none exactly if `findSlots` gives it. Nothing is judged here: the
 * engine's own filters run with one rule, one host and one thing in the way at a time.
 */
export function explainSlot(search: Explained, start: Instant): Obstacle[] {
  const obstacles = [...explainFree(search, start), ...explainRooms(search, start)];
  return (obstacles.length > 0 && explainSeated(search, start)) || obstacles;
}

/** Whether there is no room for it, whatever the hosts do. */
function explainRooms({ rooms, duration }: Explained, start: Instant): Obstacle[] {
  const time = { start, end: instant(start + duration * MINUTE) };
  return !rooms || rooms.some((room) => isRoomFree(room, time)) ? [] : [{ rule: "no_room" }];
}

/** What keeps a new meeting from being there. */
function explainFree(search: Explained, start: Instant): Obstacle[] {
  const places = search.hosts.map((_, host) => host);
  if (places.length === 0) return [{ rule: "nobody" }];
  if (search.match === "all") return listObstacles(search, places, start);
  if (search.match !== "any") return explainParty(search, search.match, start);
  const ofEach = places.map((host) => listObstacles(search, [host], start));
  return ofEach.some((obstacles) => obstacles.length === 0) ? [] : ofEach.flat();
}

/** Of a party the fixed hosts, and of the others each who is not free, where too few are. */
function explainParty(search: Explained, { fixed, count }: Party, start: Instant): Obstacle[] {
  const ofEach = search.hosts.map((_, host) => listObstacles(search, [host], start));
  const isOnGrid = search.hosts.some(
    ({ schedule }, host) => schedule && explainHours(search, [{ host, schedule }], start).length === 0,
  );
  const left = ofEach.map((obstacles) => (isOnGrid ? obstacles.filter(isNotOfGrid) : obstacles));
  const of = (isFixed: boolean) => left.filter((_, host) => fixed.includes(host) === isFixed);
  const isFree = (obstacles: readonly Obstacle[]) => obstacles.length === 0;
  const hasEnough = of(false).filter(isFree).length >= count;
  const obstacles = [...of(true).flat(), ...(hasEnough ? [] : of(false).flat())];
  const isComplete = hasEnough && fixed.every((place) => place < search.hosts.length);
  return obstacles.length > 0 || isComplete ? obstacles : [{ rule: "nobody" }];
}

/** It is enough that one of the party is in step. */
const isNotOfGrid = ({ rule }: Obstacle) => rule !== "off_grid" && rule !== "align";

/** To hosts who must all be free, named by their places. */
function listObstacles(search: Explained, places: readonly number[], start: Instant): Obstacle[] {
  const scheduled = places.flatMap((host) => {
    const schedule = search.hosts[host]?.schedule;
    return schedule ? [{ host, schedule }] : [];
  });
  const without = places.filter((host) => !scheduled.some((one) => one.host === host));
  return [
    ...without.map((host) => ({ rule: "no_availability", host }) as const),
    ...explainHours(search, scheduled, start),
    ...scheduled.flatMap(({ host }) => explainClosed(search, host, start)),
    ...scheduled.flatMap(({ host }) => explainTaken(search, host, start)),
  ];
}
