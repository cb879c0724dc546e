import { seatHost } from "@/lib/domain/availability/free-slots/load-seated";
import { pickDuration } from "@/lib/domain/booking-pages/bookpages/durations";
import { matchHosts } from "@/lib/domain/booking-pages/bookpages/match-hosts";
import { offerHost, pickGrid, toPageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { TeamBookable } from "./bookable";
import type { Offer, Offers, PageRooms } from "./list-offers";
import { listSeated } from "./list-seated";

/** A team's page with its types: of each member the main hours count. */
export function listTeamOffers(
  { people, meetings, ofPage, page }: TeamBookable,
  pickRooms: PageRooms,
): Offers {
  const ids = people.map(({ id }) => id);
  const seated = listSeated(page, meetings);
  const toOffer = (type: Offer["type"]): Offer => {
    const rules = toPageRules(page, type);
    const match = matchHosts(rules.custom.hosts, ids);
    const hosts = people.map(({ id, ...person }) => {
      const own = meetings.filter(({ host }) => host === id);
      const host = offerHost({ ...person, meetings: own }, rules, own, ofPage);
      return [id, seatHost(host, id, rules, seated)] as const;
    });
    const rooms = pickRooms(rules, { match, asked: ids.length });
    return {
      page,
      type,
      isOpen: page.active && (type?.active ?? true),
      hosts: new Map(hosts),
      match,
      grid: { duration: pickDuration(rules.custom), ...pickGrid(rules, rooms) },
    };
  };
  return { main: null, list: [null, ...page.types].map(toOffer) };
}
