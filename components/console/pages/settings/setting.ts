import type { ReactNode } from "react";
import type { FormController } from "../../form/use-form";
import type { Availability } from "../../resources/edited-availability";
import type { BookingSettings } from "../../resources/edited-settings";
import type { TranslateConsole } from "../../texts";
import type { FlagName } from "../flag-field";
import type { SettingGroupName } from "../setting-group";

/** The context in which a setting is edited. */
export interface SettingContext {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
  /** The availability with the settings that apply last; undefined while loading. */
  hours: Availability | undefined;
  /** The team that owns the page; null for a user's page. */
  team: string | null;
  /** The user who owns the page; null for a team's page. */
  owner: string | null;
}

/** Fields that are shown together: a type that has one of the keys has them all open. */
export interface Setting {
  keys: readonly (keyof BookingSettings)[];
  /** The group that a template locks; null for settings of an owner. */
  group: SettingGroupName | null;
  /** The first fields of the group are on another tab. */
  continued?: boolean;
  /** Only pages have it. */
  ofPageOnly?: boolean;
  /** Only pages of teams have it. */
  ofTeamOnly?: boolean;
  /**
   * Without effect, or refused, where days or nights are booked, or meetings of several steps: hidden there, a refused
   * one once it has no value.
   */
  hiddenWith?: Partial<Record<"stay" | "steps", "ignored" | "refused">>;
  /** A type shows it even if it follows the page. */
  isAlwaysShown?: boolean;
  /** The switch of a setting that has no other field. */
  flag?: FlagSetting;
  Fields?: (context: SettingContext) => ReactNode;
}

interface FlagSetting {
  name: FlagName;
  hint?: (t: TranslateConsole) => string;
}

export interface SettingSection {
  name: string;
  title: (t: TranslateConsole) => string;
  settings: readonly Setting[];
}

/** Makes a setting of one switch. */
export const makeFlag = (
  name: FlagName,
  group: SettingGroupName,
  {
    hint,
    ...options
  }: Pick<Setting, "continued" | "ofPageOnly" | "hiddenWith"> & Pick<FlagSetting, "hint"> = {},
): Setting => ({ ...options, keys: [name], group, flag: { name, ...(hint && { hint }) } });
