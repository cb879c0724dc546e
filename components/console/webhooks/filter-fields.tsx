"use client";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { Schemas } from "../api";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";
import { type FilterKind, findFilterChoices, getFilterChoices } from "./filter-choices";

/** The filters of webhooks, which workflows have, too. */
const FILTER_KINDS = ["pages", "types", "teams"] as const satisfies FilterKind[];

interface FieldsProps {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body with a filter
  form: FormController<any>;
  hint?: string;
  /** Offers these, too. */
  others?: readonly FilterKind[];
}

/** The pages, types and teams that filter a webhook or a workflow; none selected means all. */
export default function FilterFields({ form, hint, others = [] }: FieldsProps) {
  const t = useText();
  const filter: Schemas["WorkflowBody"]["filter"] = form.body.filter;
  const change = (kind: FilterKind, ids: string[]) => {
    const { [kind]: _, ...kept } = filter ?? {};
    const changed = { ...kept, ...(ids.length > 0 && { [kind]: ids }) };
    form.set("/filter", Object.keys(changed).length > 0 ? changed : null);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t("webhooks.filter")}</legend>
      <p className="text-sm text-muted">{hint ?? t("webhooks.filterHint")}</p>
      <div
        className={`mt-3 grid gap-x-6 gap-y-5 ${others.length === 1 ? "sm:grid-cols-2" : "sm:grid-cols-3"}`}
      >
        {[...FILTER_KINDS, ...others].map((kind) => (
          <Chosen
            key={kind}
            kind={kind}
            ids={filter?.[kind] ?? []}
            error={form.findError(`/filter/${kind}`)}
            onChange={(ids) => change(kind, ids)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const LABELS = {
  pages: "webhooks.filterPages",
  types: "webhooks.filterTypes",
  teams: "webhooks.filterTeams",
  templates: "workflows.filterTemplates",
  forms: "workflows.filterForms",
} as const;

interface Props {
  kind: FilterKind;
  ids: readonly string[];
  error: string | null | undefined;
  onChange: (ids: string[]) => void;
}

function Chosen({ kind, ids, error, onChange }: Props) {
  const t = useText();
  const label = t(LABELS[kind]);
  const named = useQuery({
    queryKey: ["webhook-filter", kind, [...ids].sort()],
    queryFn: () => getFilterChoices(kind, ids),
    enabled: ids.length > 0,
  });
  const nameOf = (id: string) => {
    const found = named.data?.find((one) => one.id === id);
    if (!found) return named.isPending ? "…" : id;
    return found.detail ? `${found.label} (${found.detail})` : found.label;
  };
  return (
    <section aria-label={label} className="min-w-0">
      <p className="text-sm">{label}</p>
      <ul className="divide-y divide-line">
        {ids.map((id) => (
          <li key={id} className="flex items-center justify-between gap-2 text-sm">
            <span className="min-w-0 break-words">{nameOf(id)}</span>
            <button
              type="button"
              className="grid size-11 flex-none place-items-center rounded-sm text-muted hover:text-text"
              aria-label={t("teams.remove", { name: nameOf(id) })}
              onClick={() => onChange(ids.filter((one) => one !== id))}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Combobox
        name={`webhook-${kind}`}
        label={`${label}: ${t("webhooks.filterAdd")}`}
        placeholder={t(ids.length > 0 ? "webhooks.filterAdd" : "webhooks.filterAll")}
        find={(search) => findFilterChoices(kind, search)}
        exclude={ids}
        invalid={Boolean(error)}
        onPick={({ id }) => onChange([...ids, id])}
      />
      {error ? <p className="mt-1 text-sm font-medium text-bad">{error}</p> : null}
    </section>
  );
}
