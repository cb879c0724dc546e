"use client";
import { MAX_OCCURRENCES, RHYTHMS, type Rhythm } from "@/lib/core/time/rhythm";
import { SwitchInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import type { Form } from "../form/use-form";
import { useText } from "../texts";
import type { Custom } from "./custom-body";
import { seriesText } from "./series-text";

const POINTER = "/custom/series";

/** What a page gets that has never repeated. */
const USUAL = { every: ["week"], times: [1, 10] };

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: Form<any>;
  /** Of the page, where a type has none. */
  inherited: Custom["series"] | null;
}

/** Whether bookings may repeat, in which rhythms and how often. */
export function SeriesInput({ form, inherited }: Props) {
  const t = useText();
  const series: Custom["series"] | null = form.body.custom.series;
  const error = form.findError(POINTER);
  const ofPage = series || !inherited ? null : `${t("pages.asPage")} (${seriesText(inherited, t)})`;
  return (
    <fieldset className="grid min-w-0 gap-3" data-field={POINTER} tabIndex={-1}>
      <legend className="sr-only">{t("pages.fields.series")}</legend>
      <SwitchInput
        label={t("series.on")}
        hint={[t("series.hint"), ofPage].filter(Boolean).join(" ")}
        checked={Boolean(series)}
        onChange={(on) => form.set(POINTER, on ? USUAL : null)}
      />
      {series ? (
        <>
          <Rhythms form={form} chosen={[series.every].flat()} />
          <div className="grid gap-5 sm:grid-cols-2">
            <NumberInput
              label={t("series.least")}
              hint={t("series.leastHint")}
              form={form}
              pointer={`${POINTER}/times/0`}
              min={1}
              max={MAX_OCCURRENCES}
            />
            <NumberInput
              label={t("series.most")}
              form={form}
              pointer={`${POINTER}/times/1`}
              min={2}
              max={MAX_OCCURRENCES}
            />
          </div>
        </>
      ) : null}
      {error ? <p className="font-medium text-bad text-sm">{error}</p> : null}
    </fieldset>
  );
}

/** One stays at least. */
function Rhythms({ form, chosen }: Pick<Props, "form"> & { chosen: readonly Rhythm[] }) {
  const t = useText();
  const toggle = (rhythm: Rhythm) => {
    const next = RHYTHMS.filter((one) => (one === rhythm ? !chosen.includes(one) : chosen.includes(one)));
    if (next.length > 0) form.set(`${POINTER}/every`, next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t("series.every")}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {RHYTHMS.map((rhythm) => (
          <button
            key={rhythm}
            type="button"
            aria-pressed={chosen.includes(rhythm)}
            className="button px-3 aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-raised"
            onClick={() => toggle(rhythm)}
          >
            {t(`series.${rhythm}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
