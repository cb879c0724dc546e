"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api, type Schemas } from "../../api";
import { TextInput } from "../../form/fields";
import { FormDialog } from "../../form/form-dialog";
import { useEditForm } from "../../form/use-edit-form";
import { type Form, useForm } from "../../form/use-form";
import { FailedList, ListSkeleton } from "../../list/list-states";
import { actsForOthers, useMe } from "../../me";
import { OutsideMeetings } from "../../preview/outside-meetings";
import { sayChange } from "../../preview/say-change";
import { useChangePreview } from "../../preview/use-change-preview";
import { PeoplePicker } from "../../teams/people-picker";
import { useText } from "../../texts";
import { Modal } from "../../ui/modal";
import { useUndoToast } from "../../undo/use-undo-toast";
import { DateFields } from "../date-fields";
import { DAY_KINDS, DayKindInput } from "../dates/day-kind";
import type { AbsenceStart, NewProps } from "../dates/opened";
import { DialogDelete } from "../dialog-delete";
import { freeTimesKey } from "../queries";
import { ABSENCES_KEY, type Absence, deleteAbsence, readAbsence } from "./queries";

const schema = async () => (await import("@/lib/domain/availability/absences/schema")).absenceBody;

/** What changes with an absence: the lists of absences, and free times. */
function useRefresh(user: string) {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ABSENCES_KEY });
    void queries.invalidateQueries({ queryKey: freeTimesKey(user) });
  };
}

interface NewAbsenceProps extends NewProps {
  user: string;
  start: AbsenceStart;
}

export function NewAbsence({ user, start, note, onKind, onClose }: NewAbsenceProps) {
  const t = useText();
  const refresh = useRefresh(user);
  const { tell: tellUndoable } = useUndoToast();
  const form = useForm<AbsenceStart, Absence>({
    start,
    schema,
    send: (body) =>
      answered(api.POST("/v2/users/{user_id}/absences", { params: { path: { user_id: user } }, body })),
    onSaved: ({ value }) => {
      refresh();
      tellUndoable(t("form.saved"), async () => {
        await deleteAbsence(user, value._id);
        refresh();
      });
      onClose();
    },
  });
  const previewed = usePreviewedAbsence(user, form.body);
  return (
    <FormDialog
      form={form}
      title={t("availability.dates.new")}
      {...(note && { text: note })}
      submitLabel={t("availability.dates.save")}
      note={previewed && sayChange(previewed, t)}
      onClose={onClose}
    >
      <DayKindInput kind="away" kinds={DAY_KINDS} onChange={(kind) => onKind(kind, form.body)} />
      <AbsenceFields form={form} />
      {previewed?.change ? <OutsideMeetings change={previewed.change} /> : null}
    </FormDialog>
  );
}

/** What an absence would change that is typed and not saved. */
const usePreviewedAbsence = (user: string, body: Schemas["AbsencePreviewBody"] | null) =>
  useChangePreview("absence", body && { body, schema }, (typed: typeof body & {}, signal) =>
    answered(
      api.POST("/v2/users/{user_id}/absences/preview", {
        params: { path: { user_id: user } },
        body: typed,
        signal,
      }),
    ),
  );

interface StoredProps {
  user: string;
  id: string;
  onRemove: () => void;
  onClose: () => void;
}

/** As it is stored now: the list may be older. */
export function StoredAbsence(props: StoredProps) {
  const t = useText();
  const { user, id, onClose } = props;
  const query = useQuery({
    queryKey: ["absence", id],
    queryFn: () => readAbsence(user, id),
    gcTime: 0,
  });
  if (query.data) return <EditAbsence {...props} read={query.data} />;
  return (
    <Modal open title={t("availability.kinds.away")} onClose={onClose}>
      {query.isError ? (
        <FailedList error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Modal>
  );
}

function EditAbsence({ user, id, read, onRemove, onClose }: StoredProps & { read: Answered<Absence> }) {
  const t = useText();
  const refresh = useRefresh(user);
  const form = useEditForm({
    read,
    toBody: ({ start_date, end_date, label, instead }: Absence): AbsenceStart => ({
      start_date,
      end_date,
      label,
      instead,
    }),
    schema,
    send: (body, header) =>
      answered(
        api.PUT("/v2/users/{user_id}/absences/{absence_id}", {
          params: { path: { user_id: user, absence_id: id }, header },
          body: body as Schemas["AbsenceUpdate"],
        }),
      ),
    onSaved: () => {
      refresh();
      onClose();
    },
    reread: () => readAbsence(user, id),
    undoable: true,
  });
  const previewed = usePreviewedAbsence(user, form.dirty ? { ...form.body, _id: id } : null);
  const labels = {
    "/start_date": t("availability.dates.from"),
    "/end_date": t("availability.dates.to"),
    "/label": t("availability.dates.label"),
    "/instead": t("availability.away.instead"),
  };
  return (
    <FormDialog
      form={form}
      title={t("availability.kinds.away")}
      labels={labels}
      submitLabel={t("availability.dates.save")}
      note={previewed && sayChange(previewed, t)}
      onClose={onClose}
    >
      <AbsenceFields form={form} />
      {previewed?.change ? <OutsideMeetings change={previewed.change} /> : null}
      <DialogDelete onDelete={onRemove} />
    </FormDialog>
  );
}

function AbsenceFields({ form }: { form: Form<AbsenceStart> }) {
  const t = useText();
  const me = useMe();
  const { instead } = form.body;
  return (
    <>
      <DateFields form={form} pointer="" />
      <TextInput
        label={t("availability.dates.label")}
        hint={t("availability.away.labelHint")}
        field={form.text("/label", "")}
      />
      {actsForOthers(me) ? (
        <PeoplePicker
          label={t("availability.away.instead")}
          ids={instead ? [instead] : []}
          onChange={(ids) => form.set("/instead", ids.at(-1) ?? null)}
          error={form.findError("/instead")}
        />
      ) : null}
    </>
  );
}
