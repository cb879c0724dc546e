import {
  AppWindow,
  BookOpen,
  CalendarPlus,
  FlaskConical,
  Keyboard,
  KeyRound,
  Link2,
  LogOut,
  MapPinned,
  MonitorCog,
  Moon,
  Rows3,
  Settings,
  Sun,
  Upload,
  UserPlus,
  UsersRound,
  Webhook,
} from "lucide-react";
import { canPerform, type Me } from "../me";
import { setTestMode } from "../test-mode/set-test-mode";
import type { TranslateConsole } from "../texts";
import type { PaletteTarget } from "./palette-target";
import { setTheme } from "./set-theme";
import { signOut } from "./sign-out";

/** Callbacks of the palette's actions. */
export interface PaletteHandlers {
  onHelp: () => void;
  onBook: () => void;
  onCompact: () => void;
}

const THEMES = [
  ["light", Sun],
  ["dark", Moon],
  ["system", MonitorCog],
] as const;

/** Lists the global actions that the user may perform. */
export const listPaletteActions = (
  me: Me,
  t: TranslateConsole,
  { onHelp, onBook, onCompact }: PaletteHandlers,
): PaletteTarget[] => [
  ...listCreateActions(me, t),
  ...(canPerform(me, "createEvent")
    ? [
        {
          label: t("palette.bookFor"),
          also: t("palette.also.book"),
          icon: CalendarPlus,
          run: onBook,
          stays: true,
        },
      ]
    : []),
  ...THEMES.map(([theme, icon]) => ({
    label: `${t("shell.theme")}: ${t(`shell.${theme}`)}`,
    also: t("palette.also.appearance"),
    icon,
    run: () => setTheme(theme),
  })),
  { label: t("list.toggleCompact"), also: t("palette.also.appearance"), icon: Rows3, run: onCompact },
  {
    label: t("palette.settings"),
    also: t("palette.also.settings"),
    icon: Settings,
    href: me.admin ? "/console/organization" : `/console/users/${me.id}`,
  },
  { label: t("shell.help"), also: t("palette.also.keys"), icon: Keyboard, run: onHelp },
  { label: t("palette.docs"), icon: BookOpen, href: "/docs" },
  ...(me.admin && !me.test
    ? [
        {
          label: t("testMode.enter"),
          also: t("palette.also.test"),
          icon: FlaskConical,
          run: () => void setTestMode(true),
        },
      ]
    : []),
  { label: t("shell.signOut"), also: t("palette.also.signOut"), icon: LogOut, run: signOut },
];

const listCreateActions = (me: Me, t: TranslateConsole): PaletteTarget[] =>
  [
    {
      label: t("events.new"),
      also: t("palette.also.event"),
      icon: CalendarPlus,
      href: "/console/meetings?new",
      needs: "createEvent",
    },
    {
      label: t("pages.new"),
      also: t("palette.also.page"),
      icon: Link2,
      href: "/console/pages?new",
      needs: "createBookpage",
    },
    {
      label: t("invitations.new"),
      also: t("palette.also.invite"),
      icon: UserPlus,
      href: "/console/invitations?new",
      needs: "createInvitations",
    },
    { label: t("palette.newUser"), icon: UserPlus, href: "/console/users?new", needs: "createUser" },
    { label: t("imports.users"), icon: Upload, href: "/console/users?import", needs: "createUsers" },
    { label: t("palette.newTeam"), icon: UsersRound, href: "/console/teams?new", needs: "createTeam" },
    { label: t("webhooks.new"), icon: Webhook, href: "/console/webhooks?new", needs: "createHook" },
    { label: t("keys.new"), icon: KeyRound, href: "/console/keys?new", needs: "createApiKey" },
    { label: t("apps.new"), icon: AppWindow, href: "/console/apps?new", needs: "registerThirdParty" },
    { label: t("apps.builder"), icon: AppWindow, href: "/console/apps/links", needs: "listThirdParties" },
    { label: t("locators.new"), icon: MapPinned, href: "/console/locators?new", needs: "createLocator" },
  ]
    .filter(({ needs }) => canPerform(me, needs))
    .map(({ needs: _, ...target }) => target);
