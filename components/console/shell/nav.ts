import { House, type LucideIcon, User, Users, UsersRound } from "lucide-react";
import type { Me } from "../me";

type Name = "overview" | "users" | "teams" | "profile";

interface NavItem {
  name: Name;
  href: string;
  icon: LucideIcon;
}

/** The console's screens, in the sidebar and in the palette. The API decides what each person may really do there. */
export const navOf = (me: Me): NavItem[] => [
  { name: "overview", href: "/console", icon: House },
  ...(me.admin
    ? ([
        { name: "users", href: "/console/users", icon: Users },
        { name: "teams", href: "/console/teams", icon: UsersRound },
      ] as const)
    : []),
  { name: "profile", href: `/console/users/${me.id}`, icon: User },
];
