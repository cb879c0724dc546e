import type { Schemas } from "../api";
import { FIELD_PARAMETER } from "../form/use-focus-from-url";

type RuleField = Schemas["SlotFixField"];

/** The name of the address's parameter that names one of several sets of hours. */
export const AVAILABILITY_PARAMETER = "hours";

/** What the rules belong to that are asked about. */
export interface RuleContext {
  /** Whose time it is. */
  owner: string;
  /** The hours that are open on this screen. */
  hours?: string;
  /** The booking page that is asked about, and its appointment type. */
  page?: { nickname: string; handle: string | null };
}

/** The screen on which a rule is set, and where on it; null: it has none that is known here. */
export function findFieldScreen(
  { resource, id, pointer }: RuleField,
  { owner, page }: RuleContext,
  me: string,
): { screen: string; query: Record<string, string> } | null {
  const hours = owner === me ? "/console/availability" : `/console/users/${owner}/availability`;
  switch (resource) {
    case "availability":
      return { screen: hours, query: { [AVAILABILITY_PARAMETER]: id, [FIELD_PARAMETER]: pointer } };
    case "absence":
      return { screen: hours, query: { [FIELD_PARAMETER]: `/absences/${id}` } };
    case "user":
      return { screen: hours, query: { [FIELD_PARAMETER]: pointer } };
    case "bookpage":
      return page
        ? { screen: `/console/pages/${page.nickname}`, query: { [FIELD_PARAMETER]: pointer } }
        : null;
    case "type":
      return page?.handle
        ? {
            screen: `/console/pages/${page.nickname}/types/${page.handle}`,
            query: { [FIELD_PARAMETER]: pointer },
          }
        : null;
  }
}
