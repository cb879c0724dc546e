import { sayText } from "@/lib/domain/questions/say-text";
import type { TranslateConsole } from "../texts";
import { userName } from "../users/user-name";
import type { StoredTargets } from "./queries";

export interface Target {
  label: string;
  detail?: string | undefined;
  href: string;
}

export interface TargetGroup {
  label: string;
  items: Target[];
}

/** What was found, as targets of the palette. */
export const groupStored = (found: StoredTargets, t: TranslateConsole): TargetGroup[] => [
  {
    label: t("nav.users"),
    items: found.users.map((user) => ({
      label: userName(user, t("users.unnamed")),
      detail: user.emails[0],
      href: `/console/users/${user._id}`,
    })),
  },
  {
    label: t("nav.teams"),
    items: found.teams.map((team) => ({
      label: team.name,
      detail: team.extid,
      href: `/console/teams/${team._id}`,
    })),
  },
  {
    label: t("palette.pages"),
    items: found.pages.map(({ nickname }) => ({
      label: nickname,
      href: `/console/pages/${nickname}`,
    })),
  },
  {
    label: t("palette.locators"),
    items: found.locators.map((locator) => ({
      label: locator.title || locator.handle,
      detail: locator.handle,
      href: `/console/locators/${locator._id}`,
    })),
  },
  {
    label: t("forms.title"),
    items: found.forms.map(({ _id, title, handle }) => ({
      label: sayText(title, "en"),
      detail: handle,
      href: `/console/forms/${_id}`,
    })),
  },
  {
    label: t("events.title"),
    items: found.events.map((event) => ({
      label: event.title,
      detail: event.created_by.full_name ?? undefined,
      href: `/console/events?event=${event._id}`,
    })),
  },
  {
    label: t("webhooks.title"),
    items: found.hooks.map((hook) => ({
      label: hook.target_url,
      detail: hook.action,
      href: `/console/webhooks/${hook._id}`,
    })),
  },
];
