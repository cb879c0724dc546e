"use client";
import { useText } from "../texts";
import { TextInput } from "./fields";
import type { TextField } from "./use-form";

/** What another system calls the thing. Few need it, so it is folded away until it says something, or is refused. */
export function ExternalIdField({ field }: { field: TextField }) {
  const t = useText();
  return (
    <details open={field.value !== "" || field.error !== null}>
      <summary className="fold min-h-11 text-sm text-muted">{t("teams.reference")}</summary>
      <TextInput label={t("teams.extid")} hint={t("teams.referenceHint")} field={field} />
    </details>
  );
}

/** Without one of its own, a thing has its `_id` in that place. */
export const getExternalId = ({ _id, extid }: { _id: string; extid: string }): string | null =>
  extid === _id ? null : extid;
