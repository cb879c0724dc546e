"use client";
import { useText } from "../texts";
import { TextInput } from "./fields";
import type { TextField } from "./use-form";

/** The id of the resource in another system. It is collapsed unless it has a value or an error. */
export function ExternalIdField({ field }: { field: TextField }) {
  const t = useText();
  return (
    <details open={field.value !== "" || field.error !== null}>
      <summary className="fold min-h-11 text-sm text-muted">{t("teams.reference")}</summary>
      <TextInput label={t("teams.extid")} hint={t("teams.referenceHint")} field={field} />
    </details>
  );
}

/** A resource without an external id has its `_id` in `extid`. */
export const getExternalId = ({ _id, extid: externalId }: { _id: string; extid: string }): string | null =>
  externalId === _id ? null : externalId;
