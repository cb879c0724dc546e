"use client";
import { SPREAD_RULES } from "@/lib/domain/booking-pages/bookpages/options";
import { SelectInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import type { BookingSettings } from "../resources/edited-settings";
import { useText } from "../texts";

const POINTER = "/custom/spread";

type Rule = (typeof SPREAD_RULES)[number];

const DEFAULT_COUNT = 3;
const MAX_COUNT = 50;
const MIN_REST_MINUTES = 5;
const DAY_MINUTES = 1440;
const MAX_DAYS = 365;

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
}

/** Selects the free times of a day that are offered first, and for how many days. */
export function SpreadInput({ form, inherited }: Props) {
  const t = useText();
  const spread: BookingSettings["spread"] | null = form.body.custom.spread;
  const ofPage = inherited?.spread?.rule ?? "any";
  const unset = inherited ? `${t("pages.asPage")} (${t(`pages.spread.${ofPage}`)})` : t("pages.spread.any");
  // On a page, `any` is the default.
  const chosen = spread && (inherited || spread.rule !== "any") ? spread.rule : "";
  const choose = (rule: string) => form.set(POINTER, rule === "" ? null : buildSpread(rule as Rule, spread));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectInput
        label={t("pages.fields.spread")}
        hint={t("pages.spread.hint")}
        options={[
          { value: "", label: unset },
          ...SPREAD_RULES.filter((rule) => inherited || rule !== "any").map((rule) => ({
            value: rule,
            label: t(`pages.spread.${rule}`),
          })),
        ]}
        field={{
          name: POINTER,
          value: chosen,
          onChange: choose,
          error: form.findError(POINTER),
          malformed: false,
        }}
      />
      {spread && spread.rule !== "any" ? <SpreadOptions form={form} rule={spread.rule} /> : null}
    </div>
  );
}

function SpreadOptions({ form, rule }: Pick<Props, "form"> & { rule: Rule }) {
  const t = useText();
  return (
    <>
      {rule === "first_of_day" ? (
        <NumberInput
          label={t("pages.spread.count")}
          form={form}
          pointer={`${POINTER}/count`}
          min={1}
          max={MAX_COUNT}
        />
      ) : null}
      {rule === "tidy" ? (
        <NumberInput
          label={t("pages.spread.shortest")}
          hint={t("pages.spread.shortestHint")}
          form={form}
          pointer={`${POINTER}/shortest`}
          min={MIN_REST_MINUTES}
          max={DAY_MINUTES}
        />
      ) : null}
      <NumberInput
        label={t("pages.spread.days")}
        hint={t("pages.spread.daysHint")}
        form={form}
        pointer={`${POINTER}/days`}
        min={0}
        max={MAX_DAYS}
      />
    </>
  );
}

/** Keeps how many days the rule holds; the other options belong to one rule each. */
function buildSpread(rule: Rule, before: BookingSettings["spread"] | null) {
  const days = before?.days;
  return {
    rule,
    ...(rule === "first_of_day" && { count: before?.count ?? DEFAULT_COUNT }),
    ...(rule === "tidy" && before?.shortest && { shortest: before.shortest }),
    ...(rule !== "any" && days !== undefined && { days }),
  };
}
