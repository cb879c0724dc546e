"use client";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { FieldRows } from "../form/field-rows";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { TextArea } from "../form/text-area";
import { type FormController, useForm } from "../form/use-form";
import { canActForOthers, useMe } from "../me";
import type { ApiEvent } from "../resources/event-state-mark";
import { EVENTS_KEY } from "../resources/events";
import { useText } from "../texts";
import { DateRows } from "./date-rows";
import { HostField } from "./host-field";
import { DEFAULT_POLL, type NewEventDraft } from "./new-event-draft";

const PollFields = lazy(() => import("./poll-fields"));

interface Props {
  /** The initial guest: an address, optionally with a name before it. */
  guest: string;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Plans a meeting: guests, possible times, location. */
export default function CreateEvent({ guest, onClose, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const form = useForm<NewEventDraft, ApiEvent>({
    start: {
      created_by: { user: me.id },
      timezone: me.timezone,
      dates: [{ date: "", end_date: "" }],
      places: [],
      invitees: [parseGuest(guest)],
      messages: [],
      poll: DEFAULT_POLL,
    },
    schema: async () => (await import("@/lib/domain/events/schema")).eventBody,
    send: (body) => unwrapResponse(api.POST("/v2/events", { body: body as Schemas["EventBody"] })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: EVENTS_KEY });
      onOpen(value._id);
    },
  });
  const { body } = form;
  const message = form.text("/messages/0/body");
  return (
    <FormDialog form={form} title={t("events.new")} submitLabel={t("events.create")} onClose={onClose}>
      <TextInput label={t("events.name")} field={form.text("/title", undefined)} />
      {canActForOthers(me) ? <HostField form={form} /> : null}
      <DateRows form={form} />
      <InviteeRows form={form} />
      <FieldRows
        title={t("events.places")}
        add={t("events.addPlace")}
        rows={body.places}
        emptyRow={{ name: "" }}
        onChange={(places) => form.set("/places", places)}
      >
        {(_, index) => <TextInput label={t("events.place")} field={form.text(`/places/${index}/name`, "")} />}
      </FieldRows>
      <TextArea
        label={t("events.message")}
        field={{
          ...message,
          onChange: (text) => form.set("/messages", text === "" ? [] : [{ body: text }]),
        }}
      />
      <Suspense>
        <PollFields form={form} />
      </Suspense>
    </FormDialog>
  );
}

function InviteeRows({ form }: { form: FormController<NewEventDraft> }) {
  const t = useText();
  return (
    <FieldRows
      title={t("events.invitees")}
      add={t("events.addInvitee")}
      rows={form.body.invitees}
      emptyRow={{ full_name: null, email: "" }}
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
    </FieldRows>
  );
}

/** Parses the initial guest of an event: `Zoë Brontë <zoe@example.com>` or an address alone. */
function parseGuest(text: string): { full_name: string | null; email: string } {
  const [, name = "", address] = /^(.*?)\s*<([^<>]+)>$/s.exec(text.trim()) ?? [];
  return { full_name: name || null, email: address ?? text.trim() };
}
