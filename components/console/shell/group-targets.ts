import {
  CalendarDays,
  CalendarPlus,
  ContactRound,
  KeyRound,
  Link2,
  MapPinned,
  Signpost,
  User,
  UsersRound,
  Webhook,
} from "lucide-react";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import { canSeeOthers, type Me } from "../me";
import { pickEventDate } from "../resources/event-state-mark";
import { formatEventDate } from "../resources/format-event-date";
import { formatUserName } from "../resources/format-user-name";
import type { TranslateConsole } from "../texts";
import { formatGuest, type Guest } from "./list-matching-guests";
import type { PaletteTarget, PaletteTargetGroup } from "./palette-target";
import type { BookableTargets, StoredTargets } from "./queries";

/** Groups the search results as targets of the palette. */
export const groupStoredTargets = (
  found: StoredTargets,
  me: Me,
  t: TranslateConsole,
): PaletteTargetGroup[] => [
  {
    label: t("palette.guests"),
    items: found.guests.map((guest) => ({ ...toGuestTarget(guest), href: buildGuestHref(guest, me) })),
  },
  {
    label: t("events.title"),
    items: found.events.map((event) => {
      const date = pickEventDate(event);
      const when = date ? formatEventDate(me, event, date) : t("events.noDate");
      return {
        label: event.title,
        detail: [when, event.created_by.full_name].filter(Boolean).join(" · "),
        icon: CalendarDays,
        href: `/console/meetings?event=${event._id}`,
      };
    }),
  },
  {
    label: t("nav.users"),
    items: found.users.map((user) => ({
      label: formatUserName(user, t("users.unnamed")),
      detail: user.emails[0],
      icon: User,
      href: `/console/users/${user._id}`,
    })),
  },
  {
    label: t("nav.teams"),
    items: found.teams.map((team) => ({
      label: team.name,
      detail: team.extid === team._id ? undefined : team.extid,
      icon: UsersRound,
      href: `/console/teams/${team._id}`,
    })),
  },
  {
    label: t("palette.pages"),
    items: found.pages.map(({ nickname }) => ({
      label: nickname,
      icon: Link2,
      href: `/console/pages/${nickname}`,
    })),
  },
  {
    label: t("palette.locators"),
    items: found.locators.map((locator) => ({
      label: locator.title || locator.handle,
      detail: locator.handle,
      icon: MapPinned,
      href: `/console/locators/${locator._id}`,
    })),
  },
  {
    label: t("forms.title"),
    items: found.forms.map(({ _id, title, handle }) => ({
      label: selectTranslation(title, "en"),
      detail: handle,
      icon: Signpost,
      href: `/console/forms/${_id}`,
    })),
  },
  {
    label: t("keys.title"),
    items: found.keys.map(({ name, prefix }) => ({
      label: name,
      detail: `${prefix}…`,
      icon: KeyRound,
      href: `/console/keys?${new URLSearchParams({ search: prefix })}`,
    })),
  },
  {
    label: t("webhooks.title"),
    items: found.hooks.map((hook) => ({
      label: hook.target_url,
      detail: hook.action,
      icon: Webhook,
      href: `/console/webhooks/${hook._id}`,
    })),
  },
];

const toGuestTarget = ({ name, email }: Guest): PaletteTarget => ({
  label: name ?? email ?? "–",
  detail: name ? (email ?? undefined) : undefined,
  icon: ContactRound,
});

/** Builds the link to all meetings of a guest. A member may not search by address. */
function buildGuestHref({ name, email }: Guest, me: Me): string {
  const query = email && canSeeOthers(me) ? { guest: email } : { search: email ?? name ?? "" };
  return `/console/meetings?${new URLSearchParams(query)}`;
}

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Groups the targets for a booking: a page as a guest sees it, or a new meeting with a person. */
export function groupBookableTargets(
  { guests, pages }: BookableTargets,
  words: string,
  me: Me,
  t: TranslateConsole,
): PaletteTargetGroup[] {
  const isNew = ADDRESS.test(words) && guests.every(({ email }) => email !== words.toLowerCase());
  const known = guests.filter(({ email }) => email !== null);
  return [
    {
      label: t("palette.guests"),
      items: [...known, ...(isNew ? [{ name: null, email: words }] : [])].map((guest) => ({
        label: t("palette.planWith", { name: guest.name ?? guest.email ?? "" }),
        detail: guest.name ? (guest.email ?? undefined) : undefined,
        icon: CalendarPlus,
        href: `/console/meetings?${new URLSearchParams({ new: formatGuest(guest) })}`,
      })),
    },
    {
      label: t("palette.pages"),
      items: pages.map(({ nickname }) => ({
        label: t("palette.bookOn", { page: nickname }),
        icon: Link2,
        href: `${me.pageOrigin}/${nickname}`,
        outside: true,
      })),
    },
  ];
}
