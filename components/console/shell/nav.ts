import { CalendarClock, House, Link2, type LucideIcon, User, Users, UsersRound } from "lucide-react";
import type { Me } from "../me";

interface NavItem {
  label:
    | `nav.${"overview" | "users" | "teams" | "profile"}`
    | `own.${"availability" | "calendars"}`
    | "pages.title";
  href: string;
  icon: LucideIcon;
}

/** The console's screens, in the sidebar and in the palette. The API decides what each person may really do there. */
export const navOf = (me: Me): NavItem[] => [
  { label: "nav.overview", href: "/console", icon: House },
  ...(me.admin
    ? ([
        { label: "nav.users", href: "/console/users", icon: Users },
        { label: "nav.teams", href: "/console/teams", icon: UsersRound },
      ] as const)
    : []),
  { label: "pages.title", href: "/console/pages", icon: Link2 },
  { label: "own.availability", href: "/console/availability", icon: CalendarClock },
  { label: "nav.profile", href: `/console/users/${me.id}`, icon: User },
];
