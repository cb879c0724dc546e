import {
  AppWindow,
  Blocks,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarSync,
  ChartColumn,
  Copy,
  DoorOpen,
  Fingerprint,
  Globe,
  History,
  House,
  KeyRound,
  Link2,
  type LucideIcon,
  Mails,
  MapPinned,
  ShieldCheck,
  Signpost,
  Trash2,
  User,
  UserPlus,
  Users,
  UsersRound,
  Webhook,
} from "lucide-react";
import { canPerform, type Me } from "../me";

interface NavItem {
  label:
    | `nav.${"overview" | "users" | "teams" | "profile"}`
    | `own.${"availability" | "calendars"}`
    | `${"events" | "invitations" | "organization" | "rooms" | "guests" | "forms" | "locators" | "pages" | "templates" | "insights" | "webhooks" | "apps" | "access" | "keys" | "outbox" | "audit" | "peopleCalendars" | "trash" | "signIn" | "domains"}.title`;
  href: string;
  icon: LucideIcon;
}

/** Returns true if a screen belongs to an entry; the user's own screens without an entry belong to the profile. */
export const isNavItemActive = ({ href }: NavItem, path: string, myId: string): boolean =>
  path === href ||
  (href !== "/console" && path.startsWith(`${href}/`)) ||
  (href.endsWith(`/${myId}`) && PROFILE_PATHS.includes(path)) ||
  (href === "/console/oauth-apps" && ACCESS_PATHS.includes(path));

const PROFILE_PATHS = ["/console/notifications", "/console/security"];

/** Screens that are linked from the list of apps. */
const ACCESS_PATHS = ["/console/app-access", "/console/personal-tokens"];

/** A screen with the API operation it requires; null if all users may open it. */
type Screen = NavItem & { needs: string | null };

const GROUPS = ["work", "people", "organization", "developers"] as const;

/** The screens by group; a group without permitted screens is hidden. */
const SCREENS: Record<(typeof GROUPS)[number], readonly Screen[]> = {
  work: [
    { label: "nav.overview", href: "/console", icon: House, needs: null },
    { label: "events.title", href: "/console/events", icon: CalendarDays, needs: null },
    { label: "pages.title", href: "/console/pages", icon: Link2, needs: null },
    { label: "templates.title", href: "/console/templates", icon: Copy, needs: "listPageTemplates" },
    {
      label: "own.availability",
      href: "/console/availability",
      icon: CalendarClock,
      needs: "createAvailability",
    },
    { label: "own.calendars", href: "/console/calendars", icon: CalendarSync, needs: "connectCalendar" },
    { label: "forms.title", href: "/console/forms", icon: Signpost, needs: "listForms" },
    { label: "locators.title", href: "/console/locators", icon: MapPinned, needs: "listLocators" },
    { label: "insights.title", href: "/console/insights", icon: ChartColumn, needs: "getInsights" },
    { label: "trash.title", href: "/console/trash", icon: Trash2, needs: "listTrash" },
  ],
  people: [
    { label: "nav.users", href: "/console/users", icon: Users, needs: "listUsers" },
    { label: "nav.teams", href: "/console/teams", icon: UsersRound, needs: "listTeams" },
    { label: "invitations.title", href: "/console/invitations", icon: UserPlus, needs: "listInvitations" },
    {
      label: "peopleCalendars.title",
      href: "/console/people-calendars",
      icon: CalendarCheck,
      needs: "listUserCalendars",
    },
    { label: "rooms.title", href: "/console/rooms", icon: DoorOpen, needs: "getOrganization" },
  ],
  organization: [
    {
      label: "organization.title",
      href: "/console/organization",
      icon: Building2,
      needs: "updateOrganization",
    },
    { label: "domains.title", href: "/console/domains", icon: Globe, needs: "createDomain" },
    { label: "signIn.title", href: "/console/sign-in", icon: Fingerprint, needs: "updateSignIn" },
    { label: "guests.title", href: "/console/guests", icon: ShieldCheck, needs: "updateOrganization" },
    { label: "outbox.title", href: "/console/outbox", icon: Mails, needs: "listMails" },
    { label: "audit.title", href: "/console/audit", icon: History, needs: "listAuditEntries" },
  ],
  developers: [
    { label: "keys.title", href: "/console/keys", icon: KeyRound, needs: "listApiKeys" },
    { label: "webhooks.title", href: "/console/webhooks", icon: Webhook, needs: "listHooks" },
    { label: "apps.title", href: "/console/apps", icon: AppWindow, needs: "listThirdParties" },
    { label: "access.title", href: "/console/oauth-apps", icon: Blocks, needs: "listOAuthApps" },
  ],
};

const ALL_SCREENS = GROUPS.flatMap((group) => SCREENS[group]);

/** Screens without a navigation entry. */
const HIDDEN_SCREENS = [
  { href: "/console/calendar-connections", needs: "listCalendarConnections" },
  { href: "/console/offboarding", needs: "startOffboardings" },
  { href: "/console/app-access", needs: "listOAuthApps" },
  { href: "/console/personal-tokens", needs: "listOAuthApps" },
];

const isScreenAllowed = (me: Me, { needs }: { needs: string | null }) =>
  needs === null || canPerform(me, needs);

interface NavGroup {
  /** Null if there is only one group, which needs no name. */
  label: `navGroups.${(typeof GROUPS)[number]}` | null;
  items: NavItem[];
}

/** Lists the screens in the sidebar that this user may open, their own profile among them. */
export function listNavGroups(me: Me): NavGroup[] {
  const profile: NavItem = { label: "nav.profile", href: `/console/users/${me.id}`, icon: User };
  const groups = GROUPS.map((group) => ({
    label: `navGroups.${group}` as const,
    items: [
      ...SCREENS[group].filter((screen) => isScreenAllowed(me, screen)),
      ...(group === "work" ? [profile] : []),
    ],
  })).filter(({ items }) => items.length > 0);
  return groups.length > 1 ? groups : groups.map(({ items }) => ({ label: null, items }));
}

/** Lists the same screens without groups, for the palette. */
export const listNavItems = (me: Me): NavItem[] => listNavGroups(me).flatMap(({ items }) => items);

/** Connected accounts and notifications are private to the user; admins may help. */
const PRIVATE_PATH = /^\/console\/users\/[^/]+\/(calendars|notifications)$/;

const RESPONSES_PATH = /^\/console\/forms\/[^/]+\/responses$/;

/** Returns true if the user may open the screen at this path. Users may open their own profile below /users. */
export function canVisitScreen(me: Me, path: string): boolean {
  if (path === `/console/users/${me.id}` || path.startsWith(`/console/users/${me.id}/`)) return true;
  if (PRIVATE_PATH.test(path)) return me.admin;
  if (RESPONSES_PATH.test(path)) return canPerform(me, "listFormResponses");
  const screen = [...ALL_SCREENS, ...HIDDEN_SCREENS].find(
    ({ href }) => href !== "/console" && (path === href || path.startsWith(`${href}/`)),
  );
  return !screen || isScreenAllowed(me, screen);
}
