"use client";
import { WarningList } from "../form/warning-list";
import { useMe } from "../me";
import type { BookingSettings } from "../resources/edited-settings";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { findSettingContradictions } from "./find-setting-contradictions";
import type { SettingContext } from "./settings/setting";
import { toInheritedSettings } from "./to-inherited-settings";

/** Warnings about settings that contradict each other. */
export function ContradictionList({ form, inherited, hours }: SettingContext) {
  const t = useText();
  const me = useMe();
  const contradictions = findSettingContradictions(
    {
      ...(hours && toInheritedSettings(hours)),
      ...inherited,
      ...omitNulls(form.body.custom),
    },
    toDateInZone(hours?.timezone ?? me.timezone, Date.now()),
  );
  return <WarningList warnings={contradictions.map((name) => t(`pages.contradictions.${name}`))} />;
}

const omitNulls = (custom: Record<string, unknown>): BookingSettings =>
  Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== null));
