import { Bell, ShieldCheck, User } from "lucide-react";
import { canPerform, type Me } from "../me";
import { NAV_SECTIONS, type NavScreen, type NavSection } from "./nav-sections";

const isAllowed = (me: Me, { needs }: { needs: string | null }) => needs === null || canPerform(me, needs);

/** A section with the screens that the user may open, at least one. */
export interface VisibleSection extends Pick<NavSection, "label" | "icon" | "screens"> {
  /** The address of its first screen. */
  href: string;
}

/** Lists the sections that this user may open. */
export const listNavSections = (me: Me): VisibleSection[] =>
  NAV_SECTIONS.flatMap(({ screens, named, ...section }) => {
    const allowed = screens.filter((screen) => isAllowed(me, screen));
    const [first, second] = allowed;
    if (!first || first.outside) return [];
    // A section such as "Settings" that has only the trash for this user is called "Trash".
    const { label, icon } = named || second ? section : first;
    return [{ label, icon, href: first.href, screens: allowed }];
  });

/** Lists the user's own screens, which the account menu links. */
export const listAccountScreens = (me: Me): NavScreen[] => [
  { label: "nav.profile", href: `/console/users/${me.id}`, icon: User, needs: null },
  { label: "profile.notifications", href: "/console/notifications", icon: Bell, needs: null },
  { label: "profile.security", href: "/console/security", icon: ShieldCheck, needs: null },
];

interface PaletteScreen extends Pick<NavScreen, "href" | "icon" | "also"> {
  label: NavSection["label"];
  /** The section whose name the label needs to be understood. */
  section: NavSection["label"] | null;
}

/** Lists all screens in the console that this user may open, for the palette. */
export const listPaletteScreens = (me: Me): PaletteScreen[] => [
  ...NAV_SECTIONS.flatMap(({ label, named, screens }) =>
    screens
      .filter((screen) => !screen.outside && isAllowed(me, screen))
      .map((screen) =>
        named && screen === screens[0] ? { ...screen, label, section: null } : { ...screen, section: label },
      ),
  ),
  ...listAccountScreens(me).map((screen) => ({ ...screen, section: null })),
];

const isBelow = (path: string, href: string) => path === href || path.startsWith(`${href}/`);

/** Returns how closely an address matches a screen; 0 if it does not. */
function rateMatch({ href, includes = [] }: NavScreen, path: string, params: URLSearchParams): number {
  const [pathname = "", query = ""] = href.split("?");
  const wanted = [...new URLSearchParams(query)];
  if (!wanted.every(([name, value]) => params.get(name) === value)) return 0;
  const isHere = pathname === "/console" ? path === pathname : isBelow(path, pathname);
  return isHere || includes.some((other) => isBelow(path, other)) ? pathname.length + wanted.length : 0;
}

/** Finds the section and the screen of an address; null on the user's own screens and at unknown addresses. */
export function findNavPosition(
  me: Me,
  path: string,
  params: URLSearchParams,
): { section: VisibleSection; screen: NavScreen } | null {
  if (isBelow(path, `/console/users/${me.id}`)) return null;
  const [best] = listNavSections(me)
    .flatMap((section) => section.screens.map((screen) => ({ section, screen })))
    .map((position) => ({ position, rate: rateMatch(position.screen, path, params) }))
    .filter(({ rate }) => rate > 0)
    .sort((one, other) => other.rate - one.rate);
  return best?.position ?? null;
}

/** Screens without a navigation entry that require another operation than the entry they belong to. */
const HIDDEN_SCREENS = [
  { href: "/console/calendar-connections", needs: "listCalendarConnections" },
  { href: "/console/offboarding", needs: "startOffboardings" },
  { href: "/console/app-access", needs: "listOAuthApps" },
  { href: "/console/personal-tokens", needs: "listOAuthApps" },
];

/** Connected accounts and notifications are private to the user; admins may help. */
const PRIVATE_PATH = /^\/console\/users\/[^/]+\/(calendars|notifications)$/;

const RESPONSES_PATH = /^\/console\/forms\/[^/]+\/responses$/;

/** Returns true if the user may open the screen at this path. Users may open their own profile below /users. */
export function canVisitScreen(me: Me, path: string): boolean {
  if (isBelow(path, `/console/users/${me.id}`)) return true;
  if (PRIVATE_PATH.test(path)) return me.admin;
  if (RESPONSES_PATH.test(path)) return canPerform(me, "listFormResponses");
  const screens = [...NAV_SECTIONS.flatMap((section) => section.screens), ...HIDDEN_SCREENS];
  const screen = screens.find(({ href }) => href !== "/console" && isBelow(path, href));
  return !screen || isAllowed(me, screen);
}
