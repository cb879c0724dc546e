import {
  AppWindow,
  Blocks,
  Building2,
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
  UserPlus,
  Users,
  UsersRound,
  Webhook,
} from "lucide-react";
import { type Me, mayDo } from "../me";

interface NavItem {
  label:
    | `nav.${"overview" | "users" | "teams" | "profile"}`
    | `own.${"availability" | "calendars"}`
    | `${"events" | "invitations" | "organization" | "rooms" | "guests" | "forms" | "locators" | "pages" | "insights" | "webhooks" | "apps" | "access" | "keys" | "outbox" | "audit" | "peopleCalendars" | "signIn"}.title`;
  href: string;
  icon: LucideIcon;
}

/** Whether a screen belongs to an entry: one's own screens without an entry belong to one's profile. */
export const isAt = ({ href }: NavItem, path: string, myId: string): boolean =>
  href === "/console"
    ? path === href
    : path === href || path.startsWith(`${href}/`) || (href.endsWith(`/${myId}`) && OWN_PATHS.includes(path));

const OWN_PATHS = ["/console/notifications", "/console/security"];

/** Which operation of the API a screen lives on; null: it is everybody's. */
type Screen = NavItem & { needs: string | null };

const SCREENS: readonly Screen[] = [
  { label: "nav.overview", href: "/console", icon: House, needs: null },
  { label: "events.title", href: "/console/events", icon: CalendarDays, needs: null },
  { label: "nav.users", href: "/console/users", icon: Users, needs: "listUsers" },
  { label: "invitations.title", href: "/console/invitations", icon: UserPlus, needs: "listInvitations" },
  { label: "nav.teams", href: "/console/teams", icon: UsersRound, needs: "listTeams" },
  { label: "rooms.title", href: "/console/rooms", icon: DoorOpen, needs: "getOrganization" },
  { label: "pages.title", href: "/console/pages", icon: Link2, needs: null },
  {
    label: "own.availability",
    href: "/console/availability",
    icon: CalendarClock,
    needs: "createAvailability",
  },
  { label: "own.calendars", href: "/console/calendars", icon: CalendarSync, needs: "connectCalendar" },
  {
    label: "peopleCalendars.title",
    href: "/console/people-calendars",
    icon: CalendarCheck,
    needs: "listPeopleCalendars",
  },
  { label: "forms.title", href: "/console/forms", icon: Signpost, needs: "listForms" },
  { label: "locators.title", href: "/console/locators", icon: MapPinned, needs: "listLocators" },
  {
    label: "organization.title",
    href: "/console/organization",
    icon: Building2,
    needs: "updateOrganization",
  },
  { label: "signIn.title", href: "/console/sign-in", icon: Fingerprint, needs: "updateSignIn" },
  { label: "guests.title", href: "/console/guests", icon: ShieldCheck, needs: "updateOrganization" },
  { label: "insights.title", href: "/console/insights", icon: ChartColumn, needs: "getInsights" },
  { label: "webhooks.title", href: "/console/webhooks", icon: Webhook, needs: "listHooks" },
  { label: "apps.title", href: "/console/apps", icon: AppWindow, needs: "listThirdParties" },
  { label: "access.title", href: "/console/oauth-apps", icon: Blocks, needs: "listOAuthApps" },
  { label: "keys.title", href: "/console/keys", icon: KeyRound, needs: "listApiKeys" },
  { label: "outbox.title", href: "/console/outbox", icon: Mails, needs: "listMails" },
  { label: "audit.title", href: "/console/audit", icon: History, needs: "listAuditEntries" },
];

/** Without an entry of its own. */
const HIDDEN_SCREENS = [
  { href: "/console/calendar-connections", needs: "listCalendarConnections" },
  { href: "/console/app-access", needs: "listOAuthApps" },
  { href: "/console/personal-tokens", needs: "listOAuthApps" },
];

const isOpenTo = (me: Me, { needs }: { needs: string | null }) => needs === null || mayDo(me, needs);

/** The console's screens, in the sidebar and in the palette: those that are of use to this person. */
export const listNavItems = (me: Me): NavItem[] => [
  ...SCREENS.filter((screen) => isOpenTo(me, screen)),
  { label: "nav.profile", href: `/console/users/${me.id}`, icon: User },
];

/** Whether the screen at this path is for this person. One's own profile lies among the people, and is. */
export function mayVisit(me: Me, path: string): boolean {
  if (path === `/console/users/${me.id}` || path.startsWith(`/console/users/${me.id}/`)) return true;
  const screen = [...SCREENS, ...HIDDEN_SCREENS].find(
    ({ href }) => href !== "/console" && (path === href || path.startsWith(`${href}/`)),
  );
  return !screen || isOpenTo(me, screen);
}
