"use client";
import { Check, Minus } from "lucide-react";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { Schemas } from "../api";
import { useReaderLanguage } from "../pages/questions/condition-input";
import { useText } from "../texts";
import { formatOperator, getConditionOperator } from "./condition-fields";
import { formatTarget } from "./format-target";

type Form = Schemas["Form"];
type Result = Schemas["FormTry"];
type Checked = Result["rules"][number];

/** The matching rule, its target, and the result of every condition. */
export function TryResult({ form, result }: { form: Form; result: Result }) {
  const t = useText();
  const lang = useReaderLanguage();
  const won = result.rules.findIndex(({ _id }) => _id === result.rule);
  const name = t("forms.rule", { number: String(won + 1) });
  return (
    <>
      <p className="font-bold">{won < 0 ? t("forms.wonNone") : t("forms.won", { name })}</p>
      <p className="break-words">{t("forms.leadsTo", { name: formatTarget(t, lang, result.to) })}</p>
      <ol className="mt-3 grid gap-3 border-line border-t pt-3">
        {result.rules.map((rule, index) => (
          <li key={rule._id}>
            <Mark met={rule.met} text={t("forms.rule", { number: String(index + 1) })} strong />
            <ul className="ms-6">
              {rule.conditions.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other name than their place
                <li key={index}>
                  <ConditionLine form={form} checked={one} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

function ConditionLine({ form, checked }: { form: Form; checked: Checked["conditions"][number] }) {
  const t = useText();
  const lang = useReaderLanguage();
  const { condition, met, answered } = checked;
  const question = form.questions.find(({ key }) => key === condition.key);
  const operator = getConditionOperator(condition);
  const label = question ? selectTranslation(question.label, lang) : condition.key;
  const text = [
    label,
    formatOperator(t, operator, question?.kind ?? "text"),
    [condition[operator] ?? []].flat().map(String).join(", "),
  ].join(" ");
  return <Mark met={met} text={answered ? text : `${text} (${t("forms.unanswered")})`} />;
}

function Mark({ met, text, strong = false }: { met: boolean; text: string; strong?: boolean }) {
  const t = useText();
  const Icon = met ? Check : Minus;
  return (
    <p className="flex gap-2 text-sm">
      <Icon size={18} aria-hidden className={`mt-0.5 flex-none ${met ? "text-ok" : "text-muted"}`} />
      <span className={`min-w-0 break-words ${strong ? "font-medium" : ""}`}>
        {text}
        <span className="text-muted">{` – ${t(met ? "forms.met" : "forms.missed")}`}</span>
      </span>
    </p>
  );
}
