"use client";
import type { ReactNode } from "react";
import { findField } from "../../form/focus-field";
import { useText } from "../../texts";
import { TabList, TabPanel, useInvalidTabs } from "../../ui/tabs";
import { ContradictionList } from "../contradiction-list";
import { ADVANCED_SECTIONS } from "./advanced-settings";
import { APPEARANCE_SECTIONS } from "./appearance-settings";
import { BASICS_SECTIONS } from "./basics-settings";
import { FORM_SECTIONS } from "./form-settings";
import { HOURS_SECTIONS } from "./hours-settings";
import { LOCATION_SECTIONS } from "./location-settings";
import { NOTIFICATION_SECTIONS } from "./notification-settings";
import type { SettingContext, SettingSection } from "./setting";
import { SettingSections } from "./setting-sections";

/** The tabs of the editors of pages, types and templates, in their order. */
export const SETTING_TABS = [
  "basics",
  "hours",
  "form",
  "location",
  "notifications",
  "appearance",
  "advanced",
] as const;

export type SettingTab = (typeof SETTING_TABS)[number];

const TAB_SECTIONS: Record<SettingTab, readonly SettingSection[]> = {
  basics: BASICS_SECTIONS,
  hours: HOURS_SECTIONS,
  form: FORM_SECTIONS,
  location: LOCATION_SECTIONS,
  notifications: NOTIFICATION_SECTIONS,
  appearance: APPEARANCE_SECTIONS,
  advanced: ADVANCED_SECTIONS,
};

/** The tabs of an editor; its `SettingsPanels` have the fields. */
export function SettingTabs() {
  const t = useText();
  return <TabList label={t("pages.settings")} nameTab={(name) => t(`pages.tabs.${name as SettingTab}`)} />;
}

interface Props extends SettingContext {
  /** Panels that a tab has above its settings. */
  above?: Partial<Record<SettingTab, ReactNode>>;
  /** Panels that a tab has below its settings. */
  below?: Partial<Record<SettingTab, ReactNode>>;
}

/** The settings of a page, a type or a template, in tabs. */
export function SettingsPanels({ above, below, ...context }: Props) {
  useInvalidTabs(context.form.issues, findField);
  return (
    <>
      <ContradictionList {...context} />
      {SETTING_TABS.map((name) => (
        <TabPanel key={name} name={name}>
          {above?.[name]}
          <SettingSections sections={TAB_SECTIONS[name]} context={context} />
          {below?.[name]}
        </TabPanel>
      ))}
    </>
  );
}
