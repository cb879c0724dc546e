"use client";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { APPOINTMENT_FIELDS } from "@/lib/domain/lifecycle/meeting-files/options";
import type { Schemas } from "../api";
import { ColumnChoice } from "../imports/column-choice";
import { useMe } from "../me";
import { ProblemError } from "../problem-error";
import { listTimezoneOptions } from "../resources/user-options";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { formatReason } from "./format-reason";
import { startFileImport, type ToolImport } from "./queries";
import type { ChosenFile } from "./read-chosen-file";

type Field = (typeof APPOINTMENT_FIELDS)[number]["name"] | "answer";

const CHOICES = [...APPOINTMENT_FIELDS.map(({ name }) => name), "answer" as const].filter(
  (name): name is Exclude<Field, "unused"> => name !== "unused",
);

interface Props {
  chosen: ChosenFile;
  onChange: (chosen: ChosenFile | null) => void;
  onStart: (started: ToolImport) => void;
}

/** The columns of a chosen file, and what it leaves open. */
export function MeetingFileOptions({ chosen, onChange, onStart }: Props) {
  const t = useText();
  const id = useId();
  const { name, table, columns, host, timezone, order } = chosen;
  const start = useMutation({ mutationFn: () => startFileImport(buildBody(chosen)), onSuccess: onStart });
  const set = (changed: Partial<ChosenFile>) => onChange({ ...chosen, ...changed });
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!start.isPending) start.mutate();
      }}
    >
      <p className="wrap-anywhere font-medium">
        <bdi>{name}</bdi>
      </p>
      {table ? (
        <div>
          <p className="mb-3 text-muted">{t("imports.columnsText", { count: table.rows.length })}</p>
          <ColumnChoice
            fields={CHOICES.map((field) => ({ name: field, label: t(`meetingFile.fields.${field}`) }))}
            table={table}
            columns={columns}
            onChoose={(index, field) =>
              set({ columns: columns.map((one, at) => (at === index ? field : one)) })
            }
          />
        </div>
      ) : null}
      <div className="grid max-w-prose gap-4">
        <div>
          <label htmlFor={`${id}-host`} className="font-medium">
            {t("meetingFile.host")}
          </label>
          <input
            id={`${id}-host`}
            className="input mt-1"
            type="email"
            autoComplete="off"
            aria-describedby={`${id}-host-hint`}
            value={host}
            onChange={({ target }) => set({ host: target.value })}
          />
          <p id={`${id}-host-hint`} className="mt-1 text-xs text-muted">
            {t("meetingFile.hostHint")}
          </p>
        </div>
        <div>
          <label htmlFor={`${id}-zone`} className="font-medium">
            {t("meetingFile.zone")}
          </label>
          <select
            id={`${id}-zone`}
            className="input mt-1"
            value={timezone}
            onChange={({ target }) => set({ timezone: target.value })}
          >
            <option value="">{t("meetingFile.hostsZone")}</option>
            {listTimezoneOptions(timezone).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {table ? (
          <div>
            <label htmlFor={`${id}-order`} className="font-medium">
              {t("meetingFile.order")}
            </label>
            <select
              id={`${id}-order`}
              className="input mt-1"
              value={order}
              onChange={({ target }) => set({ order: target.value as ChosenFile["order"] })}
            >
              <option value="">{t("meetingFile.orders.file")}</option>
              <option value="dmy">{t("meetingFile.orders.dmy")}</option>
              <option value="mdy">{t("meetingFile.orders.mdy")}</option>
            </select>
          </div>
        ) : null}
      </div>
      <StartError error={start.error} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="button" data-tone="primary" aria-disabled={start.isPending}>
          {t(start.isPending ? "imports.reading" : "meetingFile.check")}
        </button>
        <button type="button" className="button" onClick={() => onChange(null)}>
          {t("imports.again")}
        </button>
      </div>
    </form>
  );
}

/** An error with its reason, which names the row or the column. */
function StartError({ error }: { error: Error | null }) {
  const t = useText();
  const me = useMe();
  const { unreadable } = ((error instanceof ProblemError && error.problem) || {}) as {
    unreadable?: Schemas["ImportReason"];
  };
  if (!unreadable) return <ErrorText error={error} />;
  return (
    <div role="alert">
      <p className="font-medium text-bad">{t("meetingFile.unreadable")}</p>
      <p className="mt-1 break-words">{formatReason(unreadable, t, me)}</p>
    </div>
  );
}

function buildBody({ text, table, columns, host, timezone, order }: ChosenFile) {
  return {
    format: table ? ("csv" as const) : ("ics" as const),
    text,
    ...(table && {
      columns: Object.fromEntries(
        table.columns.map((header, index) => [header, (columns[index] ?? "unused") as Field]),
      ),
    }),
    ...(host.trim() !== "" && { host: host.trim() }),
    ...(timezone !== "" && { timezone }),
    ...(order !== "" && { date_order: order }),
  };
}
