"use client";
import type { Schemas } from "../api";
import { useMe } from "../me";
import { formatUserName } from "../resources/format-user-name";
import { useUsersById } from "../resources/user-picker";
import { useText } from "../texts";
import { formatFieldValues, listIds } from "./format-field-value";
import type { FieldChange } from "./list-field-changes";

interface Props {
  resource: Schemas["AuditEntry"]["resource"];
  fields: readonly (FieldChange & { label: string })[];
}

/** The changed fields with their values. A column is left out if it would be empty, as after a creation. */
export function FieldChanges({ resource, fields }: Props) {
  const t = useText();
  const me = useMe();
  const people = useUsersById(listIds(fields));
  const names = new Map(people.data?.map((user) => [user._id, formatUserName(user, t("users.unnamed"))]));
  const rows = fields
    .map((field) => ({ ...field, ...formatFieldValues(field, { resource, t, me, names }) }))
    .filter(({ before, after }) => before !== null || after !== null);
  const sides = (["before", "after"] as const).filter((side) => rows.some((row) => row[side] !== null));
  if (rows.length === 0) return null;
  return (
    <table className="w-full table-fixed border-collapse text-start text-text text-xs">
      <thead className="text-muted">
        <tr className="border-line border-b">
          {(["field", ...sides] as const).map((name) => (
            <th key={name} scope="col" className="py-1 pe-2 font-medium">
              {t(`audit.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, label, before, after }) => (
          <tr key={path} className="border-line border-b align-top">
            <th scope="row" className="py-1 pe-2 font-medium wrap-anywhere">
              {label}
            </th>
            {sides.includes("before") ? (
              <td className="py-1 pe-2 wrap-anywhere">{before === null ? "–" : <del>{before}</del>}</td>
            ) : null}
            {sides.includes("after") ? (
              <td className="py-1 wrap-anywhere">
                {after === null ? "–" : <ins className="font-medium no-underline">{after}</ins>}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
