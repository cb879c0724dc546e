import type { Form } from "@/lib/platform/db/generated/client";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import type { Language } from "@/lib/platform/i18n/languages";
import type { LocalText } from "@/lib/platform/i18n/select-translation";
import { type KnownTargets, serializeTarget } from "./find-targets";
import { toRouting } from "./stored-form";

export function serializeForm(row: Form, known: KnownTargets) {
  const { questions, rules, otherwise } = toRouting(row);
  return {
    _id: row.id,
    handle: row.slug,
    title: row.title as LocalText,
    description: row.description as LocalText | null,
    active: row.active,
    proof_of_work: row.proofOfWork,
    language: row.language as Language,
    questions,
    rules: rules.map((rule) => ({ ...rule, to: serializeTarget(rule.to, known) })),
    otherwise: otherwise && serializeTarget(otherwise, known),
    url: buildFormUrl(row),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    __v: row.v,
  };
}

const buildFormUrl = ({ slug: handle }: Pick<Form, "slug">) => `${resolvePageOrigin()}/forms/${handle}`;
