"use client";
import { lazy, Suspense, useState } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { Answered, Schemas } from "../api";
import { dateIn } from "../date-in";
import { SelectInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { type Unsaved, useTellUnsaved } from "../form/use-tell-unsaved";
import { WarningList } from "../form/warning-list";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { zoneOptions } from "../users/options";
import type { Availability, AvailabilityForm, DateEntry } from "./availability-body";
import { AwayPanel } from "./away/away-panel";
import type { Absence } from "./away/queries";
import type { Opened } from "./dates/opened";
import { HolidaysPanel } from "./holidays/holidays-panel";
import { hoursLabels, showHours } from "./hours-labels";
import { findHoursContradictions } from "./rules/contradictions";
import { RulesPanel } from "./rules/rules-panel";
import { TurnsInput } from "./turns/turns-input";
import { hoursSchema, useHoursForm } from "./use-hours-form";
import { YearPanel } from "./year/year-panel";

/** Fetched when it is first needed. */
const DayDialog = lazy(() => import("./dates/day-dialog"));

interface Props {
  person: Answered<Schemas["User"]>;
  absences: readonly Absence[];
  read: Answered<Availability>;
  /** What saving would do, in a sentence. */
  note: string | null;
  onUnsaved: (unsaved: Unsaved | null) => void;
}

/** When somebody can be booked: their hours, saved together, and when they are away, which is saved at once. */
export function HoursForm({ person, absences, read, note, onUnsaved }: Props) {
  const t = useText();
  const { lang } = useMe();
  const { _id: user, timezone } = person.value;
  const form = useHoursForm(user, read);
  useTellUnsaved(form, hoursSchema, onUnsaved);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [copied, setCopied] = useState<DateEntry | null>(null);
  const today = dateIn(form.body.timezone, Date.now());
  const away = { timezone, today, absences, travels: person.value.travel, onOpen: setOpened };
  return (
    <div className="grid gap-4">
      <FormFrame
        form={form}
        labels={hoursLabels(lang, t)}
        note={note}
        show={(pointer, value) => showHours(pointer, value, lang, t)}
      >
        <Contradictions form={form} today={today} />
        <Panel title={t("hours.title")}>
          <div className="grid gap-5">
            <SelectInput
              label={t("users.zone")}
              hint={t("hours.zoneHint")}
              field={form.text("/timezone")}
              options={zoneOptions(form.text("/timezone").value)}
            />
            <TurnsInput form={form} today={today} />
          </div>
        </Panel>
        <YearPanel form={form} copied={copied} onCopy={setCopied} {...away} />
        <HolidaysPanel form={form} today={today} />
        <RulesPanel form={form} />
      </FormFrame>
      <AwayPanel user={user} {...away} />
      <Suspense fallback={null}>
        {opened ? (
          <DayDialog form={form} read={person} opened={opened} onOpen={setOpened} onCopy={setCopied} />
        ) : null}
      </Suspense>
    </div>
  );
}

function Contradictions({ form, today }: { form: AvailabilityForm; today: LocalDate }) {
  const t = useText();
  const found = findHoursContradictions(form.body, today);
  return <WarningList warnings={found.map((name) => t(`availability.contradictions.${name}`))} />;
}
