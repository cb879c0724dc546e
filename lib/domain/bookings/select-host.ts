import type { Offering, PageSettings, PublicPage } from "./public-page";

/** Reduces a team's page to one member if bookers may choose; otherwise returns it unchanged. */
export function selectHost<Page extends PageSettings | PublicPage>(page: Page, user: string | null): Page {
  const place = page.people.findIndex(({ id }) => id === user);
  const chosen = page.people[place];
  if (!chosen || !page.mayChoose) return page;
  const narrow = <Offered extends Omit<Offering, "hosts"> & Partial<Offering>>(offered: Offered): Offered =>
    offered.mayChoose
      ? {
          ...offered,
          ...(offered.hosts && { hosts: offered.hosts.slice(place, place + 1) }),
          zones: offered.zones.slice(place, place + 1),
          match: "all",
        }
      : offered;
  const absences = "absences" in page && { absences: chosen.absences ?? page.absences };
  return { ...narrow(page), ...absences, chosen, types: page.types.map((type) => narrow(type)) };
}
