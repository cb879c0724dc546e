import type { Schemas } from "../api";
import { canPerform, type Me } from "../me";
import type { TranslateConsole } from "../texts";
import type { ActionItem } from "./action-item";

type ActionItems = Schemas["ActionItems"];

/** Lists counted items; each links to the list with the matching filter. */
export function listCountedItems(
  { counts, ...found }: ActionItems,
  me: Me,
  t: TranslateConsole,
): ActionItem[] {
  const lines = [
    {
      count: found.no_mail_server ? 1 : 0,
      href: "/console/outbox?state=unsent",
      key: "actionItems.noMailServer",
    },
    {
      count: counts.people_without_hours,
      href: "/console/users?filter=without_hours",
      key: "actionItems.hours",
    },
    {
      count: counts.people_without_calendar,
      href: "/console/users?filter=without_calendar",
      key: "actionItems.calendar",
    },
    {
      count: counts.people_without_page,
      href: "/console/users?filter=without_page",
      key: "actionItems.page",
    },
    {
      count: counts.open_invitations,
      href: "/console/invitations?state=open",
      key: "actionItems.invitations",
    },
    {
      count: found.unfinished_sign_ups,
      href: "/console/users?filter=unfinished",
      key: "overview.unfinished",
    },
  ] as const;
  return [
    ...lines
      .filter(
        ({ count, key }) => count > 0 && (key !== "actionItems.noMailServer" || canPerform(me, "listMails")),
      )
      .map(({ count, href, key }) => ({
        href,
        text: t(key, { count }),
        broken: key === "actionItems.noMailServer",
      })),
    ...found.lost_locations.map(({ locator, title, handle, locations }) => ({
      href: `/console/locators/${locator}?filter=leads_nowhere`,
      text: t("actionItems.locations", { count: locations, locator: title || handle }),
      broken: true,
    })),
  ];
}

/** Lists the counted items of the signed-in user. */
export const listMemberItems = ({ counts }: ActionItems, t: TranslateConsole): ActionItem[] => [
  ...(counts.people_without_hours > 0
    ? [{ href: "/console/availability", text: t("actionItems.ownHours"), broken: false }]
    : []),
  ...(counts.people_without_calendar > 0
    ? [{ href: "/console/calendars", text: t("actionItems.ownCalendar"), broken: false }]
    : []),
  ...(counts.people_without_page > 0
    ? [{ href: "/console/pages?new=1", text: t("actionItems.ownPage"), broken: false }]
    : []),
];
