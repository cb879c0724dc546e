import type { Schemas } from "../api";
import { FIELD_PARAMETER } from "../form/use-focus-from-url";

type RuleField = Schemas["SlotFixField"];

/** The URL parameter that names one of several availabilities. */
export const AVAILABILITY_PARAMETER = "hours";

/** The context of an explained slot. */
export interface RuleContext {
  /** The id of the user. */
  owner: string;
  /** The id of the availability that is open on this screen. */
  hours?: string;
  /** The booking page and its appointment type. */
  page?: { nickname: string; handle: string | null };
}

/** Finds the screen and the field that set a rule; null if there is none. */
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
