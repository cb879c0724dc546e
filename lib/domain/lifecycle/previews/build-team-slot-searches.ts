import { applySeats } from "@/lib/domain/availability/free-slots/load-seated-times";
import { pickDuration } from "@/lib/domain/booking-pages/bookpages/durations";
import { matchHosts } from "@/lib/domain/booking-pages/bookpages/match-hosts";
import { applyRulesToHost, pickGrid, toPageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { BookableTeam } from "./bookable";
import type { PageRooms, PageSlotSearch, PageSlotSearches } from "./build-page-slot-searches";
import { listSeatedSlots } from "./list-seated-slots";

/** Builds the slot searches of a team's page with its types, by the main hours of each member. */
export function buildTeamSlotSearches(
  { people, meetings, ofPage, page }: BookableTeam,
  pickRooms: PageRooms,
): PageSlotSearches {
  const ids = people.map(({ id }) => id);
  const seated = listSeatedSlots(page, meetings);
  const toOffer = (type: PageSlotSearch["type"]): PageSlotSearch => {
    const rules = toPageRules(page, type);
    const match = matchHosts(rules.settings.hosts, ids);
    const hosts = people.map(({ id, ...person }) => {
      const ownMeetings = meetings.filter(({ host }) => host === id);
      const host = applyRulesToHost({ id, ...person, meetings: ownMeetings }, rules, ownMeetings, ofPage);
      return [id, applySeats(host, id, rules, seated)] as const;
    });
    const rooms = pickRooms(rules, { match, asked: ids.length });
    return {
      page,
      type,
      isOpen: page.active && (type?.active ?? true),
      hosts: new Map(hosts),
      match,
      grid: { duration: pickDuration(rules.settings), ...pickGrid(rules, rooms) },
    };
  };
  return { main: null, list: [null, ...page.types].map(toOffer) };
}
