"use client";
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ReadOnlyFields } from "../form/read-only-fields";
import { canPerform, useMe } from "../me";
import { buildTemplateQuery } from "../resources/templates";
import { useText } from "../texts";
import { type SettingGroupName, SettingGroupProvider } from "./setting-group";

/** A field of each group; a template locks all fields of a group or none. */
const GROUP_POINTERS: Record<SettingGroupName, string> = {
  words: "/message",
  offer: "/active",
  appearance: "/custom/accent",
  language: "/custom/set_lang",
  details: "/custom/ask_phone",
  places: "/custom/fixed_places",
  questions: "/custom/questions",
  lengths: "/custom/duration",
  starts: "/custom/step",
  horizon: "/custom/minimum_notice",
  buffers: "/custom/buffer_before",
  limits: "/custom/limits",
  waiting: "/custom/waiting_list",
  booking: "/custom/auto_confirm",
  changes: "/custom/reminder_hours",
  calendar: "/custom/entry_visibility",
  rooms: "/custom/rooms",
  bookers: "/custom/contact",
  after: "/custom/auto_message",
};

interface Props {
  /** Pointers of the fields that follow the template. */
  locked: readonly string[];
  /** The template that the page follows. */
  template: string | null;
  children: ReactNode;
}

/** The settings of a page or a type; groups that follow a template are read-only. */
export const TemplateLockedGroups = ({ locked, template, children }: Props) => (
  <SettingGroupProvider
    value={(name, fields) =>
      locked.includes(GROUP_POINTERS[name]) ? <LockedGroup template={template}>{fields}</LockedGroup> : fields
    }
  >
    {children}
  </SettingGroupProvider>
);

/** Shows a lock in each field; the group's accessible name has the template. */
function LockedGroup({ template, children }: Pick<Props, "template" | "children">) {
  const t = useText();
  const me = useMe();
  const by = useId();
  const isNamed = template !== null && canPerform(me, "getPageTemplate");
  const { data } = useQuery({ ...buildTemplateQuery(template ?? ""), enabled: isNamed });
  return (
    <div data-locked className="border-busy border-s-2 ps-4">
      <p id={by} className="mb-3 flex items-center gap-2 text-muted text-sm">
        <Lock size={16} aria-hidden className="flex-none" />
        {data ? t("templates.lockedBy", { name: data.value.name }) : t("templates.lockedAsk")}
      </p>
      <ReadOnlyFields closed labelledBy={by} className="grid min-w-0 gap-5">
        {children}
      </ReadOnlyFields>
    </div>
  );
}

/** Removes locked settings from the body to save. */
export function omitLocked<Body extends { custom: Record<string, unknown> }>(
  body: Body,
  locked: readonly string[],
): Partial<Body> {
  const free = (at: string, values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !locked.includes(`${at}/${name}`)));
  return { ...(free("", body) as Partial<Body>), custom: free("/custom", body.custom) } as Partial<Body>;
}
