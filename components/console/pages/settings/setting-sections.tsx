"use client";
import type { ReactNode } from "react";
import { useText } from "../../texts";
import { Panel } from "../../ui/panel";
import { FlagField } from "../flag-field";
import { SettingGroup } from "../setting-group";
import type { Setting, SettingContext, SettingSection } from "./setting";

interface Props {
  sections: readonly SettingSection[];
  context: SettingContext;
}

/** The settings of a tab. A type has its own ones open, and those that follow its page folded. */
export function SettingSections({ sections, context }: Props) {
  const t = useText();
  if (!context.inherited)
    return <SectionPanels sections={pickSettings(sections, context, () => true)} context={context} />;
  const ownGroups = listOwnGroups(sections, context);
  const isShown = (setting: Setting) => isOwn(setting, context) || ownGroups.has(setting.group);
  const own = pickSettings(sections, context, isShown);
  const followed = pickSettings(sections, context, (setting) => !isShown(setting));
  return (
    <>
      <SectionPanels sections={own} context={context} />
      {followed.length > 0 ? (
        <details className="rounded-lg border border-line bg-raised">
          <summary className="fold min-h-14 px-4 py-3 sm:px-6">
            <span>
              <span className="block font-medium">{t("pages.override")}</span>
              <span className="block text-muted text-xs">
                {t("pages.overrideHint", {
                  settings: followed.map(({ title }) => title(t)).join(", "),
                })}
              </span>
            </span>
          </summary>
          <div className="grid gap-8 border-line border-t p-4 sm:p-6">
            {followed.map((section) => (
              <section key={section.name}>
                <h2 className="mb-4 font-bold">{section.title(t)}</h2>
                <SettingFields settings={section.settings} context={context} />
              </section>
            ))}
          </div>
        </details>
      ) : null}
    </>
  );
}

const SectionPanels = ({ sections, context }: Props): ReactNode => {
  const t = useText();
  return sections.map((section) => (
    <Panel key={section.name} title={section.title(t)}>
      <SettingFields settings={section.settings} context={context} />
    </Panel>
  ));
};

/** Settings side by side that a template locks together are in one group. */
export function SettingFields({
  settings,
  context,
}: {
  settings: readonly Setting[];
  context: SettingContext;
}) {
  const groups: Setting[][] = [];
  for (const setting of settings) {
    const last = groups.at(-1);
    if (last && last[0]?.group === setting.group) last.push(setting);
    else groups.push([setting]);
  }
  return (
    <div className="grid gap-5">
      {groups.map((group) => {
        const fields = group.map(({ keys, flag, Fields }) =>
          flag ? (
            <FlagField key={keys[0]} form={context.form} inherited={context.inherited} {...flag} />
          ) : Fields ? (
            <Fields key={keys[0]} {...context} />
          ) : null,
        );
        const [first] = group;
        return first && first.group !== null ? (
          <SettingGroup key={first.keys[0]} name={first.group} continued={first.continued ?? false}>
            {fields}
          </SettingGroup>
        ) : (
          fields
        );
      })}
    </div>
  );
}

/** Returns true if days or nights are booked, after the changes that are not saved yet. */
const isStay = ({ form, inherited }: SettingContext): boolean =>
  (form.body.custom.stay?.unit ?? inherited?.stay?.unit ?? "minute") !== "minute";

/** Returns true if a meeting has steps, after the changes that are not saved yet. */
const hasSteps = ({ form, inherited }: SettingContext): boolean =>
  ((form.body.custom.steps ?? inherited?.steps)?.list.length ?? 0) > 0;

const isUnset = (keys: Setting["keys"], { form }: SettingContext): boolean =>
  keys.every((key) => form.body.custom[key] == null && form.start.custom[key] == null);

/** Returns true if the stored type has the setting itself; it does not change while one types. */
const isOwn = ({ keys, isAlwaysShown }: Setting, { form }: SettingContext): boolean =>
  isAlwaysShown === true || keys.some((key) => form.start.custom[key] != null);

/** In templates, which have a lock for each group, a group has all its fields in one place. */
const listOwnGroups = (sections: readonly SettingSection[], context: SettingContext): Set<string | null> =>
  new Set(
    "locked" in context.form.start
      ? sections.flatMap(({ settings }) =>
          settings.filter((setting) => isOwn(setting, context)).map(({ group }) => group),
        )
      : [],
  );

function pickSettings(
  sections: readonly SettingSection[],
  context: SettingContext,
  isPicked: (setting: Setting) => boolean,
): SettingSection[] {
  const isHidden = ({ keys }: Setting, effect: "ignored" | "refused" | undefined) =>
    effect === "ignored" || (effect === "refused" && isUnset(keys, context));
  const exists = (setting: Setting) => {
    const { ofPageOnly, ofTeamOnly, hiddenWith, group } = setting;
    return (
      !(ofPageOnly && context.inherited) &&
      !(ofTeamOnly && context.team === null) &&
      !(isStay(context) && isHidden(setting, hiddenWith?.stay)) &&
      !(hasSteps(context) && isHidden(setting, hiddenWith?.steps)) &&
      !(group === null && context.team === null && context.owner === null)
    );
  };
  return sections
    .map((section) => ({
      ...section,
      settings: section.settings.filter((setting) => exists(setting) && isPicked(setting)),
    }))
    .filter(({ settings }) => settings.length > 0);
}
