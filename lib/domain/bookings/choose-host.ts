import type { Offering, PublicPage } from "./public-page";

/** The page as it is with one of the team's members, where it lets bookers choose; else the page itself. */
export function chooseHost(page: PublicPage, user: string | null): PublicPage {
  const place = page.people.findIndex(({ id }) => id === user);
  const chosen = page.people[place];
  if (!chosen || !page.mayChoose) return page;
  const narrow = <Offered extends Offering>(offered: Offered): Offered =>
    offered.mayChoose ? { ...offered, hosts: offered.hosts.slice(place, place + 1), match: "all" } : offered;
  const { absences = page.absences } = chosen;
  return { ...narrow(page), absences, chosen, types: page.types.map(narrow) };
}
