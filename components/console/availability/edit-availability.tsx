"use client";
import { lazy, Suspense, useState } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { ApiValue, Schemas } from "../api";
import { SelectInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { type UnsavedBody, useReportUnsaved } from "../form/use-report-unsaved";
import { WarningList } from "../form/warning-list";
import { useMe } from "../me";
import type { Availability, AvailabilityFormState, DateOverride } from "../resources/edited-availability";
import { listTimezoneOptions } from "../resources/user-options";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { Panel } from "../ui/panel";
import type { Absence } from "./absences/queries";
import { buildAvailabilityLabels, formatAvailabilityValue } from "./build-availability-labels";
import type { DayDialogState } from "./date-overrides/day-dialog-state";
import { ExceptionsPanel } from "./exceptions-panel";
import { HolidaysPanel } from "./holidays/holidays-panel";
import { RotatingWeeksInput } from "./rotating-weeks/rotating-weeks-input";
import { findAvailabilityContradictions } from "./rules/find-availability-contradictions";
import { RulesPanel } from "./rules/rules-panel";
import { loadAvailabilitySchema, useAvailabilityForm } from "./use-availability-form";

/** Chunks that load on first use. */
const ImportAbsences = lazy(() => import("./absences/import-absences"));
const DayDialog = lazy(() => import("./date-overrides/day-dialog"));

interface Props {
  person: ApiValue<Schemas["User"]>;
  absences: readonly Absence[];
  read: ApiValue<Availability>;
  /** A sentence about the effect of saving. */
  note: string | null;
  onUnsaved: (unsaved: UnsavedBody | null) => void;
}

/**
 * A user's hours, saved together, and absences, saved at once. The dialogs are outside of the form, as React passes
 * their submit events on to it.
 */
export function EditAvailability({ person, absences, read, note, onUnsaved }: Props) {
  const t = useText();
  const { locale } = useMe();
  const { _id: user, timezone } = person.value;
  const form = useAvailabilityForm(user, read);
  useReportUnsaved(form, loadAvailabilitySchema, onUnsaved);
  const [opened, setOpened] = useState<DayDialogState | null>(null);
  const [importing, setImporting] = useState(false);
  const [copied, setCopied] = useState<DateOverride | null>(null);
  const today = toDateInZone(form.body.timezone, Date.now());
  const away = { timezone, today, absences, travels: person.value.travel, onOpen: setOpened };
  return (
    <div className="grid gap-4">
      <FormFrame
        form={form}
        labels={buildAvailabilityLabels(locale, t)}
        note={note}
        show={(pointer, value) => formatAvailabilityValue(pointer, value, locale, t)}
      >
        <Contradictions form={form} today={today} />
        <Panel title={t("hours.title")}>
          <div className="grid gap-5">
            <SelectInput
              label={t("users.zone")}
              hint={t("hours.zoneHint")}
              field={form.text("/timezone")}
              options={listTimezoneOptions(form.text("/timezone").value)}
            />
            <RotatingWeeksInput form={form} today={today} />
          </div>
        </Panel>
        <ExceptionsPanel
          form={form}
          user={user}
          copied={copied}
          onCopy={setCopied}
          onImport={() => setImporting(true)}
          {...away}
        />
        <HolidaysPanel form={form} today={today} />
        <RulesPanel form={form} />
      </FormFrame>
      <Suspense fallback={null}>
        {opened ? (
          <DayDialog form={form} read={person} opened={opened} onOpen={setOpened} onCopy={setCopied} />
        ) : null}
        {importing ? (
          <ImportAbsences
            user={user}
            timezone={timezone}
            today={today}
            known={absences}
            onClose={() => setImporting(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function Contradictions({ form, today }: { form: AvailabilityFormState; today: LocalDate }) {
  const t = useText();
  const found = findAvailabilityContradictions(form.body, today);
  return <WarningList warnings={found.map((name) => t(`availability.contradictions.${name}`))} />;
}
