"use client";
import { MAX_OCCURRENCES, SERIES_FREQUENCIES, type SeriesFrequency } from "@/lib/core/time/series-frequency";
import { SwitchInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import type { BookingSettings } from "../resources/edited-settings";
import { formatSeriesSettings } from "../resources/format-series-settings";
import { useText } from "../texts";

const POINTER = "/custom/series";

/** The defaults when a page enables series. */
const DEFAULT_SERIES = { every: ["week"], times: [1, 10] };

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The page's series, which applies to a type without one. */
  inherited: BookingSettings["series"] | null;
}

/** The allowed frequencies and lengths of recurring bookings. */
export function SeriesInput({ form, inherited }: Props) {
  const t = useText();
  const series: BookingSettings["series"] | null = form.body.custom.series;
  const error = form.findError(POINTER);
  const ofPage = series || !inherited ? null : `${t("pages.asPage")} (${formatSeriesSettings(inherited, t)})`;
  return (
    <fieldset className="grid min-w-0 gap-3" data-field={POINTER} tabIndex={-1}>
      <legend className="sr-only">{t("pages.fields.series")}</legend>
      <SwitchInput
        label={t("series.on")}
        hint={[t("series.hint"), ofPage].filter(Boolean).join(" ")}
        checked={Boolean(series)}
        onChange={(on) => form.set(POINTER, on ? DEFAULT_SERIES : null)}
      />
      {series ? (
        <>
          <Frequencies form={form} chosen={[series.every].flat()} />
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

/** One frequency stays selected. */
function Frequencies({ form, chosen }: Pick<Props, "form"> & { chosen: readonly SeriesFrequency[] }) {
  const t = useText();
  const toggle = (rhythm: SeriesFrequency) => {
    const next = SERIES_FREQUENCIES.filter((one) =>
      one === rhythm ? !chosen.includes(one) : chosen.includes(one),
    );
    if (next.length > 0) form.set(`${POINTER}/every`, next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t("series.every")}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {SERIES_FREQUENCIES.map((rhythm) => (
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
