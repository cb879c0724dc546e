import type { Schemas } from "../api";
import { type Me, mayDo } from "../me";
import type { TranslateConsole } from "../texts";
import type { OverviewLine } from "./overview-line";

type Attention = Schemas["Attention"];

/** What is only counted: each line leads to the list that is narrowed to exactly those. */
export function listCounted({ counts, ...found }: Attention, me: Me, t: TranslateConsole): OverviewLine[] {
  const lines = [
    { count: found.no_mail_server ? 1 : 0, href: "/console/outbox?state=kept", key: "todo.noMailServer" },
    { count: counts.people_without_hours, href: "/console/users?filter=without_hours", key: "todo.hours" },
    {
      count: counts.people_without_calendar,
      href: "/console/users?filter=without_calendar",
      key: "todo.calendar",
    },
    { count: counts.people_without_page, href: "/console/users?filter=without_page", key: "todo.page" },
    { count: counts.open_invitations, href: "/console/invitations?state=open", key: "todo.invitations" },
    {
      count: found.unfinished_sign_ups,
      href: "/console/users?filter=unfinished",
      key: "overview.unfinished",
    },
  ] as const;
  return [
    ...lines
      .filter(({ count, key }) => count > 0 && (key !== "todo.noMailServer" || mayDo(me, "listMails")))
      .map(({ count, href, key }) => ({
        href,
        text: t(key, { count }),
        broken: key === "todo.noMailServer",
      })),
    ...found.lost_locations.map(({ locator, title, handle, locations }) => ({
      href: `/console/locators/${locator}?filter=leads_nowhere`,
      text: t("todo.locations", { count: locations, locator: title || handle }),
      broken: true,
    })),
  ];
}

/** The same of oneself. */
export const listOwn = ({ counts }: Attention, t: TranslateConsole): OverviewLine[] => [
  ...(counts.people_without_hours > 0
    ? [{ href: "/console/availability", text: t("todo.ownHours"), broken: false }]
    : []),
  ...(counts.people_without_calendar > 0
    ? [{ href: "/console/calendars", text: t("todo.ownCalendar"), broken: false }]
    : []),
  ...(counts.people_without_page > 0
    ? [{ href: "/console/pages?new=1", text: t("todo.ownPage"), broken: false }]
    : []),
];
