"use client";
import { TriangleAlert } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import type { Availability } from "../availability/edited-availability";
import { SelectInput, TextInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import { TextArea } from "../form/text-area";
import type { FormController } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { Panel } from "../ui/panel";
import { listLanguageOptions, listTimezoneOptions } from "../users/options";
import { WaitingListFields } from "../waiting-list/waiting-list-fields";
import { BookerFields } from "./booker-fields";
import { DurationsInput } from "./durations-input";
import type { BookingSettings } from "./edited-settings";
import { findSettingContradictions } from "./find-setting-contradictions";
import { FlagField } from "./flag-field";
import { HostsFields } from "./hosts-fields";
import { HoursSelect } from "./hours-select";
import { SeriesInput } from "./series-input";
import { SettingGroup } from "./setting-group";
import { TimeRules } from "./time-rules";
import { toInheritedSettings } from "./to-inherited-settings";

/** A chunk that loads beside the page, as it needs the connected calendars. */
const CalendarFields = lazy(() => import("./calendar-fields"));

/** Chunks that load beside the page, as few users edit questions, locations or rooms. */
const RoomsInput = lazy(() => import("../rooms/rooms-input"));
const QuestionsInput = lazy(() => import("./questions/questions-input"));
const AccentInput = lazy(() => import("../organization/accent-input"));
const PlacesInput = lazy(() => import("./places-input"));

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
}

interface FieldsProps extends TimedProps {
  /** The team that owns the page; null for a user's page. */
  team: string | null;
  /** The user who owns the page; null for a team's page. */
  owner: string | null;
}

interface TimedProps extends Props {
  /** The availability with the settings that apply last; undefined while loading. */
  hours: Availability | undefined;
}

/** The settings of a page or a type in six groups; a team's page has its hosts first. */
export function SettingsFields({ form, inherited, hours, team, owner }: FieldsProps) {
  const t = useText();
  return (
    <>
      <Contradictions form={form} inherited={inherited} hours={hours} />
      {team === null ? null : <HostsFields form={form} inherited={inherited} team={team} />}
      <Branding form={form} inherited={inherited} />
      <Questions form={form} inherited={inherited} owner={owner} />
      <Rules form={form} inherited={inherited} hours={hours} />
      <Group title={t("calendarUse.section")}>
        <Suspense fallback={null}>
          <CalendarFields form={form} inherited={inherited} owner={owner} />
        </Suspense>
      </Group>
      <Suspense fallback={null}>
        <RoomsInput form={form} inherited={inherited} />
      </Suspense>
      <Group title={t("pages.who")}>
        <SettingGroup name="bookers">
          <BookerFields form={form} inherited={inherited} />
        </SettingGroup>
      </Group>
      <AfterBooking form={form} inherited={inherited} />
    </>
  );
}

function Contradictions({ form, inherited, hours }: TimedProps) {
  const t = useText();
  const me = useMe();
  const contradictions = findSettingContradictions(
    {
      ...(hours && toInheritedSettings(hours)),
      ...inherited,
      ...omitNulls(form.body.custom),
    },
    toDateInZone(hours?.timezone ?? me.timezone, Date.now()),
  );
  if (contradictions.length === 0) return null;
  return (
    <ul className="grid gap-2 rounded-sm border border-warn px-4 py-3" aria-live="polite">
      {contradictions.map((name) => (
        <li key={name} className="flex gap-2">
          <TriangleAlert size={18} aria-hidden className="mt-1 flex-none text-warn" />
          {t(`pages.contradictions.${name}`)}
        </li>
      ))}
    </ul>
  );
}

const omitNulls = (custom: Record<string, unknown>): BookingSettings =>
  Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== null));

function Branding({ form, inherited }: Props) {
  const t = useText();
  const unset = { value: "", label: inherited ? t("pages.asPage") : t("pages.asOwner") };
  return (
    <Group title={t("pages.look")}>
      <SettingGroup name="look">
        <TextInput label={t("pages.fields.invite_title")} field={form.text("/custom/invite_title")} />
        <Suspense fallback={null}>
          <AccentInput
            unset={inherited ? t("pages.asPage") : t("organization.asOrganization")}
            field={form.text("/custom/accent")}
          />
        </Suspense>
        <SelectInput
          label={t("pages.fields.times_layout")}
          field={form.text("/custom/times_layout")}
          options={[
            { value: "", label: inherited ? t("pages.asPage") : t("pages.timesMonth") },
            ...(inherited ? [{ value: "month", label: t("pages.timesMonth") }] : []),
            { value: "week", label: t("pages.timesWeek") },
            { value: "columns", label: t("pages.timesColumns") },
          ]}
        />
        <FlagField name="hide_support" form={form} inherited={inherited} />
        <FlagField name="show_absences" form={form} inherited={inherited} />
      </SettingGroup>
      <SettingGroup name="language">
        <FlagField name="set_lang" form={form} inherited={inherited} />
        <SelectInput
          label={t("pages.fields.fixed_lang")}
          field={form.text("/custom/fixed_lang")}
          options={[unset, ...listLanguageOptions()]}
        />
        <FlagField name="set_timezone" form={form} inherited={inherited} />
        <SelectInput
          label={t("pages.fields.fixed_timezone")}
          field={form.text("/custom/fixed_timezone")}
          options={[unset, ...listTimezoneOptions(form.text("/custom/fixed_timezone").value)]}
        />
      </SettingGroup>
    </Group>
  );
}

function Questions({ form, inherited, owner }: Props & Pick<FieldsProps, "owner">) {
  const t = useText();
  return (
    <Group title={t("pages.questions")}>
      <SettingGroup name="details">
        <FlagField name="ask_phone" form={form} inherited={inherited} />
        <FlagField name="ask_company" form={form} inherited={inherited} />
        <FlagField name="hide_title" form={form} inherited={inherited} />
        {inherited ? null : (
          <>
            <FlagField name="title_mandatory" form={form} inherited={inherited} />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextInput label={t("pages.fields.title_label")} field={form.text("/custom/title_label")} />
              <TextInput
                label={t("pages.fields.title_placeholder")}
                field={form.text("/custom/title_placeholder")}
              />
            </div>
          </>
        )}
        <FlagField name="block_new_invitee" form={form} inherited={inherited} />
        <NumberInput
          label={t("pages.fields.max_invitees")}
          placeholder={String(inherited?.max_invitees ?? 5)}
          form={form}
          pointer="/custom/max_invitees"
          min={1}
          max={50}
        />
      </SettingGroup>
      <SettingGroup name="places">
        <FlagField name="hide_places" form={form} inherited={inherited} />
        <FlagField name="forbid_add_places" form={form} inherited={inherited} />
        <Suspense fallback={null}>
          <PlacesInput form={form} owner={owner} />
        </Suspense>
      </SettingGroup>
      <SettingGroup name="questions">
        <Suspense fallback={null}>
          <QuestionsInput form={form} inherited={inherited} />
        </Suspense>
      </SettingGroup>
    </Group>
  );
}

function Rules({ form, inherited, hours }: TimedProps) {
  const t = useText();
  return (
    <Group title={t("pages.rules")}>
      <SettingGroup name="lengths">
        <NumberInput
          label={t("pages.fields.duration")}
          hint={t("hours.minutes")}
          placeholder={String(inherited?.duration ?? 30)}
          form={form}
          pointer="/custom/duration"
          min={5}
          max={1440}
        />
        <DurationsInput form={form} inherited={inherited?.durations ?? null} />
      </SettingGroup>
      <TimeRules form={form} inherited={inherited} hours={hours} />
      <SettingGroup name="waiting">
        <WaitingListFields form={form} inherited={inherited} />
      </SettingGroup>
      <SettingGroup name="booking">
        <FlagField name="auto_confirm" form={form} inherited={inherited} />
        <NumberInput
          label={t("pages.fields.seats")}
          hint={t("pages.hints.seats")}
          {...(inherited?.seats && { placeholder: String(inherited.seats) })}
          form={form}
          pointer="/custom/seats"
          min={2}
          max={1000}
        />
        <FlagField name="show_seats_left" form={form} inherited={inherited} />
        <SeriesInput form={form} inherited={inherited?.series ?? null} />
        <FlagField name="one_slot" form={form} inherited={inherited} />
        <NumberInput
          label={t("pages.fields.min_dates")}
          placeholder={String(inherited?.min_dates ?? 1)}
          form={form}
          pointer="/custom/min_dates"
          min={1}
          max={10}
        />
      </SettingGroup>
      <SettingGroup name="changes">
        <HoursSelect name="event_hide_decline" form={form} ofType={inherited !== null} />
        <HoursSelect name="reminder_hours" form={form} ofType={inherited !== null} />
        <FlagField name="enable_api" form={form} inherited={inherited} />
      </SettingGroup>
    </Group>
  );
}

function AfterBooking({ form, inherited }: Props) {
  const t = useText();
  return (
    <Group title={t("pages.after")}>
      <SettingGroup name="after">
        <TextInput
          label={t("pages.fields.auto_title")}
          hint={t("pages.hints.auto_title", { invitee: "{{invitee}}", me: "{{me}}" })}
          field={form.text("/custom/auto_title")}
        />
        <TextArea label={t("pages.fields.auto_message")} field={form.text("/custom/auto_message")} />
        <TextInput
          label={t("pages.fields.redirect_url")}
          hint={t("pages.hints.redirect_url")}
          type="url"
          field={form.text("/custom/redirect_url")}
        />
        <FlagField name="invite_guests" form={form} inherited={inherited} hint={t("conferencing.invite")} />
      </SettingGroup>
    </Group>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel title={title}>
    <div className="grid gap-5">{children}</div>
  </Panel>
);
