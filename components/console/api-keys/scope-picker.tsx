"use client";
import { useId } from "react";
import { scope as anyScope } from "@/lib/domain/auth/api-keys/schema";
import { useText } from "../texts";
import { CheckboxHeader } from "../ui/checkbox-header";
import { formatScopeResource } from "./format-scopes";

export type KeyScope = (typeof KEY_SCOPES)[number];

const KEY_SCOPES = anyScope.options;

const listResources = (scopes: readonly string[]) => [...new Set(scopes.map((scope) => scope.split(":")[0]))];

interface Props {
  /** null for all scopes. */
  scopes: readonly KeyScope[] | null;
  onChange: (scopes: KeyScope[] | null) => void;
  error: string | null;
}

/** The scopes of a key, by their names in the API. */
export function ScopePicker({ scopes, onChange, error }: Props) {
  const t = useText();
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t("keys.may")}</legend>
      {(["everything", "limited"] as const).map((choice) => (
        <label key={choice} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={id}
            className="size-4.5"
            checked={(choice === "everything") === (scopes === null)}
            onChange={() => onChange(choice === "everything" ? null : [])}
          />
          {t(`keys.${choice}`)}
        </label>
      ))}
      {scopes ? <ScopeTable scopes={scopes} error={error} onChange={onChange} /> : null}
    </fieldset>
  );
}

interface ScopeTableProps {
  scopes: readonly KeyScope[];
  /** The scopes that can be chosen; default: all. */
  offered?: readonly string[];
  error: string | null;
  onChange: (scopes: KeyScope[]) => void;
}

/** The error is above the table, which is longer than a screen; it focuses the first checkbox. */
export function ScopeTable({ scopes, offered = KEY_SCOPES, error, onChange }: ScopeTableProps) {
  const t = useText();
  const id = useId();
  const errorProps = error ? { "aria-invalid": true, "aria-describedby": id } : {};
  const toggle = (scope: KeyScope, on: boolean) =>
    onChange(KEY_SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))));
  return (
    <>
      {error ? (
        <p id={id} className="mt-1 font-medium text-bad">
          {error}
        </p>
      ) : null}
      <table className="mt-1 w-full border-collapse text-start">
        <CheckboxHeader first={t("keys.resource")} columns={[t("keys.read"), t("keys.write")]} />
        <tbody>
          {listResources(offered).map((resource) => (
            <tr key={resource} className="border-line border-b">
              <th scope="row" className="py-1 pe-2 text-start font-medium">
                <span className="block first-letter:uppercase">
                  {formatScopeResource(resource as KeyScope, t)}
                </span>
                <span className="block break-all font-normal text-muted text-xs">{resource}</span>
              </th>
              {(["read", "write"] as const).map((kind) => {
                // SCIM has one scope for reading and writing.
                const scope = KEY_SCOPES.find(
                  (one) =>
                    offered.includes(one) &&
                    (one === `${resource}:${kind}` || (one === resource && kind === "write")),
                );
                return (
                  <td key={kind} className="p-0">
                    {scope ? (
                      <label className="grid min-h-11 cursor-pointer place-items-center">
                        <input
                          type="checkbox"
                          className="size-4.5"
                          aria-label={scope}
                          {...(scope === offered[0] ? errorProps : {})}
                          checked={scopes.includes(scope)}
                          onChange={(event) => toggle(scope, event.target.checked)}
                        />
                      </label>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
