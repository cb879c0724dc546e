"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../../api";
import { formatChangePreview } from "../../change-preview/format-change-preview";
import { OutsideMeetings } from "../../change-preview/outside-meetings";
import { useChangePreview } from "../../change-preview/use-change-preview";
import { TextInput } from "../../form/fields";
import { FormDialog } from "../../form/form-dialog";
import { useEditForm } from "../../form/use-edit-form";
import { type FormController, useForm } from "../../form/use-form";
import { FailedList, ListSkeleton } from "../../list/list-states";
import { canActForOthers, useMe } from "../../me";
import { buildFreeSlotsKey } from "../../resources/availabilities";
import { UserPicker } from "../../resources/user-picker";
import { useText } from "../../texts";
import { Modal } from "../../ui/modal";
import { useUndoToast } from "../../undo-toast/use-undo-toast";
import { DateFields } from "../date-fields";
import type { AbsenceDraft, NewItemProps } from "../date-overrides/day-dialog-state";
import { DAY_KINDS, DayKindInput } from "../date-overrides/day-kind-input";
import { DialogDeleteButton } from "../dialog-delete-button";
import { ABSENCES_KEY, type Absence, deleteAbsence, getAbsence } from "./queries";

const loadSchema = async () => (await import("@/lib/domain/availability/absences/schema")).absenceBody;

/** An absence changes the lists of absences and the free times. */
function useRefetchAbsences(user: string) {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ABSENCES_KEY });
    void queries.invalidateQueries({ queryKey: buildFreeSlotsKey(user) });
  };
}

interface NewAbsenceProps extends NewItemProps {
  user: string;
  start: AbsenceDraft;
}

export function NewAbsence({ user, start, note, onKind, onClose }: NewAbsenceProps) {
  const t = useText();
  const refresh = useRefetchAbsences(user);
  const { show: showUndoToast } = useUndoToast();
  const form = useForm<AbsenceDraft, Absence>({
    start,
    schema: loadSchema,
    send: (body) =>
      unwrapResponse(api.POST("/v2/users/{user_id}/absences", { params: { path: { user_id: user } }, body })),
    onSaved: ({ value }) => {
      refresh();
      showUndoToast(t("form.saved"), async () => {
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
      note={previewed && formatChangePreview(previewed, t)}
      onClose={onClose}
    >
      <DayKindInput kind="away" kinds={DAY_KINDS} onChange={(kind) => onKind(kind, form.body)} />
      <AbsenceFields form={form} />
      {previewed?.change ? <OutsideMeetings change={previewed.change} /> : null}
    </FormDialog>
  );
}

/** Previews the effect of an unsaved absence. */
const usePreviewedAbsence = (user: string, body: Schemas["AbsencePreviewBody"] | null) =>
  useChangePreview("absence", body && { body, schema: loadSchema }, (typed: typeof body & {}, signal) =>
    unwrapResponse(
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

/** The dialog for the stored version, which may be newer than the list. */
export function StoredAbsence(props: StoredProps) {
  const t = useText();
  const { user, id, onClose } = props;
  const query = useQuery({
    queryKey: ["absence", id],
    queryFn: () => getAbsence(user, id),
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

function EditAbsence({ user, id, read, onRemove, onClose }: StoredProps & { read: ApiValue<Absence> }) {
  const t = useText();
  const refresh = useRefetchAbsences(user);
  const form = useEditForm({
    read,
    toBody: ({ start_date, end_date, label, instead }: Absence): AbsenceDraft => ({
      start_date,
      end_date,
      label,
      instead,
    }),
    schema: loadSchema,
    send: (body, header) =>
      unwrapResponse(
        api.PUT("/v2/users/{user_id}/absences/{absence_id}", {
          params: { path: { user_id: user, absence_id: id }, header },
          body: body as Schemas["AbsenceUpdate"],
        }),
      ),
    onSaved: () => {
      refresh();
      onClose();
    },
    reread: () => getAbsence(user, id),
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
      note={previewed && formatChangePreview(previewed, t)}
      onClose={onClose}
    >
      <AbsenceFields form={form} />
      {previewed?.change ? <OutsideMeetings change={previewed.change} /> : null}
      <DialogDeleteButton onDelete={onRemove} />
    </FormDialog>
  );
}

function AbsenceFields({ form }: { form: FormController<AbsenceDraft> }) {
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
      {canActForOthers(me) ? (
        <UserPicker
          label={t("availability.away.instead")}
          ids={instead ? [instead] : []}
          onChange={(ids) => form.set("/instead", ids.at(-1) ?? null)}
          error={form.findError("/instead")}
        />
      ) : null}
    </>
  );
}
