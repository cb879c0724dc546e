import {
  AppWindow,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarSync,
  ChartColumn,
  DoorOpen,
  Fingerprint,
  History,
  House,
  KeyRound,
  Link2,
  type LucideIcon,
  Mails,
  MapPinned,
  ShieldCheck,
  Signpost,
  User,
  Users,
  UsersRound,
  Webhook,
} from "lucide-react";
import type { Me } from "../me";

interface NavItem {
  label:
    | `nav.${"overview" | "users" | "teams" | "profile"}`
    | `own.${"availability" | "calendars"}`
    | `${"events" | "rooms" | "guests" | "forms" | "locators" | "pages" | "insights" | "webhooks" | "apps" | "keys" | "outbox" | "audit" | "peopleCalendars" | "signIn"}.title`;
  href: string;
  icon: LucideIcon;
}

/** Whether a screen belongs to an entry: one's own screens without an entry belong to one's profile. */
export const isAt = ({ href }: NavItem, path: string, myId: string): boolean =>
  href === "/console"
    ? path === href
    : path === href || path.startsWith(`${href}/`) || (href.endsWith(`/${myId}`) && OWN_PATHS.includes(path));

const OWN_PATHS = ["/console/notifications", "/console/security"];

/** The console's screens, in the sidebar and in the palette. The API decides what each person may really do there. */
export const listNavItems = (me: Me): NavItem[] => [
  { label: "nav.overview", href: "/console", icon: House },
  { label: "events.title", href: "/console/events", icon: CalendarDays },
  ...(me.admin
    ? ([
        { label: "nav.users", href: "/console/users", icon: Users },
        { label: "nav.teams", href: "/console/teams", icon: UsersRound },
        { label: "rooms.title", href: "/console/rooms", icon: DoorOpen },
      ] as const)
    : []),
  { label: "pages.title", href: "/console/pages", icon: Link2 },
  { label: "own.availability", href: "/console/availability", icon: CalendarClock },
  { label: "own.calendars", href: "/console/calendars", icon: CalendarSync },
  ...(me.admin
    ? ([
        { label: "peopleCalendars.title", href: "/console/people-calendars", icon: CalendarCheck },
        { label: "forms.title", href: "/console/forms", icon: Signpost },
        { label: "locators.title", href: "/console/locators", icon: MapPinned },
        { label: "guests.title", href: "/console/guests", icon: ShieldCheck },
        { label: "insights.title", href: "/console/insights", icon: ChartColumn },
        { label: "webhooks.title", href: "/console/webhooks", icon: Webhook },
        { label: "apps.title", href: "/console/apps", icon: AppWindow },
        { label: "signIn.title", href: "/console/sign-in", icon: Fingerprint },
        { label: "keys.title", href: "/console/keys", icon: KeyRound },
        { label: "outbox.title", href: "/console/outbox", icon: Mails },
        { label: "audit.title", href: "/console/audit", icon: History },
      ] as const)
    : []),
  { label: "nav.profile", href: `/console/users/${me.id}`, icon: User },
];
