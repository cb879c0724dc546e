import type { LocalText } from "@/lib/domain/booking-pages/questions/say-text";
import type { Form } from "@/lib/platform/db/generated/client";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import type { Language } from "@/lib/platform/i18n/languages";
import { describeTarget, type KnownTargets } from "./find-targets";
import { readRouting } from "./stored-form";

export function serializeForm(row: Form, known: KnownTargets) {
  const { questions, rules, otherwise } = readRouting(row);
  return {
    _id: row.id,
    handle: row.handle,
    title: row.title as LocalText,
    description: row.description as LocalText | null,
    active: row.active,
    proof_of_work: row.proofOfWork,
    language: row.language as Language,
    questions,
    rules: rules.map((rule) => ({ ...rule, to: describeTarget(rule.to, known) })),
    otherwise: otherwise && describeTarget(otherwise, known),
    url: formUrl(row),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    __v: row.v,
  };
}

const formUrl = ({ handle }: Pick<Form, "handle">) => `${pageOrigin()}/forms/${handle}`;
