import type { BookablePage, Offering, PublicPage } from "./public-page";

/** Reduces a team's page to one member if bookers may choose; otherwise returns it unchanged. */
export function selectHost<Page extends BookablePage | PublicPage>(page: Page, user: string | null): Page {
  const index = page.people.findIndex(({ id }) => id === user);
  const chosen = page.people[index];
  if (!chosen || !page.mayChoose) return page;
  const restrict = <Offered extends Omit<Offering, "hosts"> & Partial<Offering>>(
    offered: Offered,
  ): Offered =>
    offered.mayChoose
      ? {
          ...offered,
          ...(offered.hosts && { hosts: offered.hosts.slice(index, index + 1) }),
          zones: offered.zones.slice(index, index + 1),
          match: "all",
        }
      : offered;
  const absences = "absences" in page && { absences: chosen.absences ?? page.absences };
  return { ...restrict(page), ...absences, chosen, types: page.types.map((type) => restrict(type)) };
}
