"use client";
import { useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { answered, api, type Schemas } from "../api";
import { described, Framed, TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { TextArea } from "../form/text-area";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { findPeople, nameIn, usePeople } from "../teams/people-picker";
import { useText } from "../texts";
import { Finder } from "../ui/finder";
import type { Event } from "./event-state";
import { EVENTS_KEY } from "./queries";

interface Body {
  title?: string;
  created_by: { user: string };
  timezone: string;
  dates: { date: string; end_date: string }[];
  places: { name: string }[];
  invitees: { full_name: string | null; email: string }[];
  messages: { body: string }[];
}

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

const DURATIONS = [15, 30, 45, 60, 90, 120];
const USUAL = 60;

/** A wall-clock time so many minutes later, in no zone. */
function minutesLater(date: string, minutes: number): string {
  const at = Date.parse(`${date}Z`);
  return Number.isNaN(at) ? "" : new Date(at + minutes * 60_000).toISOString().slice(0, 16);
}

const lengthOf = ({ date, end_date }: Body["dates"][number]) =>
  (Date.parse(`${end_date}Z`) - Date.parse(`${date}Z`)) / 60_000 || USUAL;

/** A meeting to be planned: who, which times may suit, and where. */
export default function CreateEvent({ onClose, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const form = useForm<Body, Event>({
    start: {
      created_by: { user: me.id },
      timezone: me.timezone,
      dates: [{ date: "", end_date: "" }],
      places: [],
      invitees: [{ full_name: null, email: "" }],
      messages: [],
    },
    schema: async () => (await import("@/lib/domain/events/schema")).eventBody,
    send: (body) => answered(api.POST("/v2/events", { body: body as Schemas["EventBody"] })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: EVENTS_KEY });
      onOpen(value._id);
    },
  });
  const { body } = form;
  const host = usePeople(me.admin ? [body.created_by.user] : []);
  const message = form.text("/messages/0/body");
  return (
    <FormDialog form={form} title={t("events.new")} submitLabel={t("events.create")} onClose={onClose}>
      <TextInput label={t("events.name")} field={form.text("/title", undefined)} />
      {me.admin ? (
        <div>
          <p className="font-medium">
            {t("events.host")}: {nameIn(host.data, body.created_by.user, t("users.unnamed"))}
          </p>
          <Finder
            name="people"
            label={t("events.otherHost")}
            placeholder={t("events.otherHost")}
            find={(search) => findPeople(search, t)}
            exclude={[body.created_by.user]}
            onPick={({ id }) => form.set("/created_by/user", id)}
          />
        </div>
      ) : null}
      <Rows
        title={t("events.dates")}
        hint={t("events.inZone", { zone: me.timezone.replaceAll("_", " ") })}
        add={t("events.addDate")}
        rows={body.dates}
        fresh={{ date: "", end_date: "" }}
        onChange={(dates) => form.set("/dates", dates)}
      >
        {(row, index) => (
          <>
            <DateInput
              label={t("events.start")}
              value={row.date}
              error={form.errorOf(`/dates/${index}`)}
              onChange={(date) =>
                form.set(`/dates/${index}`, { date, end_date: minutesLater(date, lengthOf(row)) })
              }
            />
            <Length
              minutes={lengthOf(row)}
              onChange={(minutes) => form.set(`/dates/${index}/end_date`, minutesLater(row.date, minutes))}
            />
          </>
        )}
      </Rows>
      <Rows
        title={t("events.invitees")}
        add={t("events.addInvitee")}
        rows={body.invitees}
        fresh={{ full_name: null, email: "" }}
        onChange={(invitees) => form.set("/invitees", invitees)}
      >
        {(_, index) => (
          <>
            <TextInput
              label={t("users.email")}
              type="email"
              field={form.text(`/invitees/${index}/email`, "")}
            />
            <TextInput label={t("users.name")} field={form.text(`/invitees/${index}/full_name`)} />
          </>
        )}
      </Rows>
      <Rows
        title={t("events.places")}
        add={t("events.addPlace")}
        rows={body.places}
        fresh={{ name: "" }}
        onChange={(places) => form.set("/places", places)}
      >
        {(_, index) => <TextInput label={t("events.place")} field={form.text(`/places/${index}/name`, "")} />}
      </Rows>
      <TextArea
        label={t("events.message")}
        field={{
          ...message,
          onChange: (text) => form.set("/messages", text === "" ? [] : [{ body: text }]),
        }}
      />
    </FormDialog>
  );
}

interface RowsProps<Row> {
  title: string;
  hint?: string;
  add: string;
  rows: Row[];
  fresh: Row;
  onChange: (rows: Row[]) => void;
  children: (row: Row, index: number) => ReactNode;
}

/** Any number of the same fields. */
function Rows<Row>({ title, hint, add, rows, fresh, onChange, children }: RowsProps<Row>) {
  const t = useText();
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{title}</legend>
      {hint ? <p className="text-xs text-muted">{hint}</p> : null}
      {rows.map((row, index) => (
        <div key={index.toString()} className="mt-2 flex items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-flow-col sm:auto-cols-fr">
            {children(row, index)}
          </div>
          <button
            type="button"
            className="button mt-7 flex-none px-2"
            data-tone="quiet"
            aria-label={t("events.removeRow", { title, number: index + 1 })}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      ))}
      <button type="button" className="button mt-2" onClick={() => onChange([...rows, fresh])}>
        <Plus size={18} aria-hidden />
        {add}
      </button>
    </fieldset>
  );
}

function DateInput({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <Framed id={id} label={label} hint={undefined} error={error}>
      <input
        {...described(id, undefined, error)}
        className="input mt-1"
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Framed>
  );
}

function Length({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const t = useText();
  const id = useId();
  return (
    <Framed id={id} label={t("events.length")} hint={undefined} error={null}>
      <select
        id={id}
        className="input mt-1"
        value={minutes}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {DURATIONS.map((length) => (
          <option key={length} value={length}>
            {t("events.minutes", { count: length })}
          </option>
        ))}
      </select>
    </Framed>
  );
}
