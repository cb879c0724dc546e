import {
  AppWindow,
  Blocks,
  BookOpen,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  CalendarSync,
  ChartColumn,
  CodeXml,
  Copy,
  DoorOpen,
  Fingerprint,
  FolderInput,
  Globe,
  Hash,
  History,
  Hourglass,
  House,
  KeyRound,
  Link2,
  List,
  type LucideIcon,
  Mail,
  MailPlus,
  Mails,
  MapPinned,
  MessageCircle,
  MessageSquareText,
  Palette,
  Settings,
  ShieldCheck,
  Signpost,
  Trash2,
  UserPlus,
  Users,
  UsersRound,
  Vote,
  Webhook,
  Workflow,
} from "lucide-react";

export interface NavScreen {
  label:
    | `nav.${"home" | "meetings" | "polls" | "pages" | "hours" | "docs" | "profile" | "users" | "teams"}`
    | `meetings.${"list" | "week"}`
    | "waiting.lists"
    | `profile.${"availability" | "calendars" | "notifications" | "security"}`
    | `${"invitations" | "organization" | "rooms" | "guests" | "forms" | "locators" | "pages" | "templates" | "workflows" | "insights" | "webhooks" | "apps" | "access" | "keys" | "outbox" | "audit" | "peopleCalendars" | "trash" | "signIn" | "domains" | "mailSender" | "messageTexts" | "sms" | "whatsapp" | "slack" | "settingsImport"}.title`;
  /** A path with or without a query; with one, the screen is current only if the address has these parameters. */
  href: string;
  icon: LucideIcon;
  /** The API operation it requires; null if all users may open it. */
  needs: string | null;
  /** Further words that find it in the palette. */
  also?: `palette.also.${"home" | "meetings" | "organization" | "rules" | "mails" | "trash" | "people"}`;
  /** Screens without an entry that belong to this one. */
  includes?: readonly string[];
  /** The link leaves the console. */
  outside?: true;
}

export interface NavSection {
  label: NavScreen["label"] | `nav.${"people" | "developers" | "settings"}`;
  icon: LucideIcon;
  /** The first screen is what the section's name stands for: the palette calls it by that name. */
  named: boolean;
  /** Without a second screen, the section has no entries of its own. */
  screens: readonly NavScreen[];
}

/** The eight sections of the console with their screens; those without a permitted screen are hidden. */
export const NAV_SECTIONS: readonly NavSection[] = [
  {
    label: "nav.home",
    icon: House,
    named: true,
    screens: [{ label: "nav.home", href: "/console", icon: House, needs: null, also: "palette.also.home" }],
  },
  {
    label: "nav.meetings",
    icon: CalendarDays,
    named: true,
    screens: [
      {
        label: "meetings.list",
        href: "/console/meetings",
        icon: List,
        needs: null,
        also: "palette.also.meetings",
      },
      { label: "meetings.week", href: "/console/meetings?view=week", icon: CalendarRange, needs: null },
      { label: "nav.polls", href: "/console/meetings?filter=planning", icon: Vote, needs: null },
      { label: "waiting.lists", href: "/console/waiting", icon: Hourglass, needs: "listAllWaiting" },
    ],
  },
  {
    label: "pages.title",
    icon: Link2,
    named: true,
    screens: [
      { label: "nav.pages", href: "/console/pages", icon: Link2, needs: null },
      { label: "templates.title", href: "/console/templates", icon: Copy, needs: "listPageTemplates" },
      { label: "workflows.title", href: "/console/workflows", icon: Workflow, needs: "listWorkflows" },
      { label: "forms.title", href: "/console/forms", icon: Signpost, needs: "listForms" },
      { label: "locators.title", href: "/console/locators", icon: MapPinned, needs: "listLocators" },
    ],
  },
  {
    label: "profile.availability",
    icon: CalendarClock,
    named: true,
    screens: [
      {
        label: "nav.hours",
        href: "/console/availability",
        icon: CalendarClock,
        needs: "createAvailability",
      },
      {
        label: "profile.calendars",
        href: "/console/calendars",
        icon: CalendarSync,
        needs: "connectCalendar",
      },
    ],
  },
  {
    label: "nav.people",
    icon: Users,
    named: true,
    screens: [
      {
        label: "nav.users",
        href: "/console/users",
        icon: Users,
        needs: "listUsers",
        also: "palette.also.people",
        includes: ["/console/offboarding"],
      },
      { label: "nav.teams", href: "/console/teams", icon: UsersRound, needs: "listTeams" },
      { label: "invitations.title", href: "/console/invitations", icon: UserPlus, needs: "listInvitations" },
      {
        label: "peopleCalendars.title",
        href: "/console/people-calendars",
        icon: CalendarCheck,
        needs: "listUserCalendars",
        includes: ["/console/calendar-connections"],
      },
    ],
  },
  {
    label: "insights.title",
    icon: ChartColumn,
    named: true,
    screens: [
      { label: "insights.title", href: "/console/insights", icon: ChartColumn, needs: "getInsights" },
    ],
  },
  {
    label: "nav.developers",
    icon: CodeXml,
    named: false,
    screens: [
      { label: "keys.title", href: "/console/keys", icon: KeyRound, needs: "listApiKeys" },
      { label: "webhooks.title", href: "/console/webhooks", icon: Webhook, needs: "listHooks" },
      { label: "apps.title", href: "/console/apps", icon: AppWindow, needs: "listThirdParties" },
      {
        label: "access.title",
        href: "/console/oauth-apps",
        icon: Blocks,
        needs: "listOAuthApps",
        includes: ["/console/app-access", "/console/personal-tokens"],
      },
      { label: "nav.docs", href: "/docs", icon: BookOpen, needs: null, outside: true },
    ],
  },
  {
    label: "nav.settings",
    icon: Settings,
    named: false,
    screens: [
      {
        label: "organization.title",
        href: "/console/organization",
        icon: Palette,
        needs: "updateOrganization",
        also: "palette.also.organization",
      },
      { label: "domains.title", href: "/console/domains", icon: Globe, needs: "createDomain" },
      { label: "mailSender.title", href: "/console/mail", icon: Mail, needs: "updateMailSender" },
      {
        label: "messageTexts.title",
        href: "/console/message-texts",
        icon: MailPlus,
        needs: "updateMessageText",
      },
      { label: "signIn.title", href: "/console/sign-in", icon: Fingerprint, needs: "updateSignIn" },
      {
        label: "guests.title",
        href: "/console/guests",
        icon: ShieldCheck,
        needs: "updateOrganization",
        also: "palette.also.rules",
      },
      { label: "rooms.title", href: "/console/rooms", icon: DoorOpen, needs: "getOrganization" },
      {
        label: "outbox.title",
        href: "/console/outbox",
        icon: Mails,
        needs: "listMails",
        also: "palette.also.mails",
      },
      { label: "sms.title", href: "/console/sms", icon: MessageSquareText, needs: "connectSmsAccount" },
      {
        label: "whatsapp.title",
        href: "/console/whatsapp",
        icon: MessageCircle,
        needs: "connectWhatsappAccount",
      },
      { label: "slack.title", href: "/console/slack", icon: Hash, needs: "disconnectSlack" },
      {
        label: "settingsImport.title",
        href: "/console/import",
        icon: FolderInput,
        needs: "planSettings",
      },
      { label: "audit.title", href: "/console/audit", icon: History, needs: "listAuditEntries" },
      {
        label: "trash.title",
        href: "/console/trash",
        icon: Trash2,
        needs: "listTrash",
        also: "palette.also.trash",
      },
    ],
  },
];
