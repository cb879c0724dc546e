"use client";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { STAY_UNITS } from "@/lib/domain/booking-pages/bookpages/options";
import { SelectInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import { TimeInput } from "../form/time-input";
import type { FormController } from "../form/use-form";
import { formatShortWeekday, formatWeekday } from "../format-weekday";
import { useMe } from "../me";
import type { BookingSettings } from "../resources/edited-settings";
import { useText } from "../texts";

const POINTER = "/custom/stay";
const MAX_UNITS = 180;
const MAX_CAPACITY = 100;

type Stay = NonNullable<BookingSettings["stay"]>;

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
}

/** Selects whether the page is booked by times of day, by days or by nights, with the rules of stays. */
export function StayInput({ form, inherited }: Props) {
  const t = useText();
  const stay: Stay | null = form.body.custom.stay;
  const ofPage = inherited?.stay?.unit ?? "minute";
  const unset = inherited ? `${t("pages.asPage")} (${t(`pages.stay.${ofPage}`)})` : t("pages.stay.minute");
  // On a page, `minute` is the default.
  const chosen = stay && (inherited || stay.unit !== "minute") ? stay.unit : "";
  const choose = (unit: string) =>
    form.set(POINTER, unit === "" ? null : buildStay(unit as Stay["unit"], stay));
  return (
    <div className="grid gap-5">
      <SelectInput
        label={t("pages.fields.stay")}
        hint={t("pages.stay.hint")}
        options={[
          { value: "", label: unset },
          ...STAY_UNITS.filter((unit) => inherited || unit !== "minute").map((unit) => ({
            value: unit,
            label: t(`pages.stay.${unit}`),
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
      {stay && stay.unit !== "minute" ? <StayOptions form={form} stay={stay} /> : null}
    </div>
  );
}

function StayOptions({ form, stay }: Pick<Props, "form"> & { stay: Stay }) {
  const t = useText();
  const isNight = stay.unit === "night";
  const number = (name: "least" | "most" | "capacity", max: number, placeholder: string) => (
    <NumberInput
      label={t(`pages.stay.${name}`)}
      {...(name === "capacity" && { hint: t("pages.stay.capacityHint") })}
      placeholder={placeholder}
      form={form}
      pointer={`${POINTER}/${name}`}
      min={1}
      max={max}
    />
  );
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {number("least", MAX_UNITS, "1")}
        {number("most", MAX_UNITS, "30")}
        <TimeInput
          label={t("pages.stay.check_in")}
          hint={t(isNight ? "pages.stay.checkInNight" : "pages.stay.checkInDay")}
          field={form.text(`${POINTER}/check_in`)}
        />
        <TimeInput
          label={t("pages.stay.check_out")}
          hint={t(isNight ? "pages.stay.checkOutNight" : "pages.stay.checkOutDay")}
          field={form.text(`${POINTER}/check_out`)}
          isEnd={!isNight}
        />
      </div>
      <WeekdaysInput form={form} name="arrival_days" days={stay.arrival_days} />
      <WeekdaysInput form={form} name="departure_days" days={stay.departure_days} />
      <div className="grid sm:grid-cols-2">{number("capacity", MAX_CAPACITY, "1")}</div>
    </>
  );
}

interface WeekdaysProps extends Pick<Props, "form"> {
  name: "arrival_days" | "departure_days";
  /** Undefined or null: every day. */
  days: readonly Weekday[] | null | undefined;
}

/** Seven weekdays to tick; all of them are stored as no restriction. */
function WeekdaysInput({ form, name, days }: WeekdaysProps) {
  const t = useText();
  const { locale } = useMe();
  const pointer = `${POINTER}/${name}`;
  const ticked: readonly Weekday[] = days ?? WEEKDAYS;
  const error = form.findError(pointer);
  const toggle = (day: Weekday) => {
    const next = WEEKDAYS.filter((one) => ticked.includes(one) !== (one === day));
    const { [name]: _, ...others } = form.body.custom.stay;
    form.set(POINTER, next.length === WEEKDAYS.length ? others : { ...others, [name]: next });
  };
  return (
    <fieldset className="min-w-0" data-field={pointer} name={pointer} tabIndex={-1}>
      <legend className="font-medium text-sm">{t(`pages.stay.${name}`)}</legend>
      <div className="flex flex-wrap gap-x-4">
        {WEEKDAYS.map((day) => (
          <label key={day} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
            <input type="checkbox" checked={ticked.includes(day)} onChange={() => toggle(day)} />
            <abbr title={formatWeekday(locale, day)} className="no-underline">
              {formatShortWeekday(locale, day)}
            </abbr>
          </label>
        ))}
      </div>
      {error ? <p className="font-medium text-bad text-sm">{error}</p> : null}
    </fieldset>
  );
}

/** Keeps what holds for days and nights alike; the clocks of one do not suit the other. */
function buildStay(unit: Stay["unit"], before: Stay | null): Stay {
  if (unit === "minute" || !before) return { unit };
  const { check_in: _in, check_out: _out, ...kept } = before;
  return { ...kept, unit };
}
