"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../../api";
import { formatChangePreview } from "../../change-preview/format-change-preview";
import { OutsideMeetings } from "../../change-preview/outside-meetings";
import { useChangePreview } from "../../change-preview/use-change-preview";
import { SelectInput } from "../../form/fields";
import { FormDialog } from "../../form/form-dialog";
import { useEditForm } from "../../form/use-edit-form";
import { buildFreeSlotsKey } from "../../resources/availabilities";
import { listTimezoneOptions } from "../../resources/user-options";
import { buildUserQuery, getUser, updateUser } from "../../resources/users";
import { useText } from "../../texts";
import { DateFields } from "../date-fields";
import type { NewItemProps } from "../date-overrides/day-dialog-state";
import { DAY_KINDS, DayKindInput } from "../date-overrides/day-kind-input";
import { DialogDeleteButton } from "../dialog-delete-button";
import type { NewUserTravel, UserTravel } from "./user-travel";

type User = Schemas["User"];

interface Props extends NewItemProps {
  read: ApiValue<User>;
  /** A stored stay, or the defaults of a new one. */
  start: UserTravel | NewUserTravel;
  onRemove: () => void;
}

/** The dialog for a stay in another zone. The user's list of stays is saved as a whole. */
export function TravelDialog({ read, start, note, onKind, onRemove, onClose }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const user = read.value._id;
  const isNew = !("_id" in start);
  const index = isNew
    ? read.value.travel.length
    : read.value.travel.findIndex(({ _id }) => _id === (start as UserTravel)._id);
  const pointer = `/user/travel/${index}`;
  const form = useEditForm({
    read,
    toBody: ({ travel }: User) => ({ user: { travel: isNew ? [...travel, start] : travel } }),
    schema: async () => (await import("@/lib/domain/people/users/schema")).userUpdate,
    send: (body, header) => updateUser(user, body, header),
    onSaved: (response) => {
      queries.setQueryData(buildUserQuery(user).queryKey, response);
      void queries.invalidateQueries({ queryKey: buildFreeSlotsKey(user) });
      onClose();
    },
    reread: () => getUser(user),
    undoable: true,
  });
  const { travel } = form.body.user;
  const typed = travel[index];
  const previewed = usePreviewedTravel(user, isNew || form.dirty ? { travel } : null);
  return (
    <FormDialog
      form={form}
      title={t(isNew ? "availability.dates.new" : "availability.kinds.travel")}
      {...(note && { text: note })}
      labels={{ "/user/travel": t("availability.kinds.travel") }}
      submitLabel={t("availability.dates.save")}
      note={previewed && formatChangePreview(previewed, t)}
      onClose={onClose}
    >
      {isNew ? (
        <DayKindInput
          kind="travel"
          kinds={DAY_KINDS}
          onChange={(kind) => onKind(kind, { start_date: "", end_date: "", ...typed })}
        />
      ) : null}
      <DateFields form={form} pointer={pointer} />
      <SelectInput
        label={t("availability.away.zone")}
        hint={t("availability.away.zoneHint")}
        field={form.text(`${pointer}/timezone`)}
        options={listTimezoneOptions(form.text(`${pointer}/timezone`).value)}
      />
      {previewed?.change ? <OutsideMeetings change={previewed.change} /> : null}
      {isNew ? null : <DialogDeleteButton onDelete={onRemove} />}
    </FormDialog>
  );
}

/** Previews the effect of an unsaved stay. */
const usePreviewedTravel = (user: string, body: Schemas["TravelPreviewBody"] | null) =>
  useChangePreview("travel", body && { body, schema: loadSchema }, (typed: typeof body & {}, signal) =>
    unwrapResponse(
      api.POST("/v2/users/{user_id}/travel/preview", {
        params: { path: { user_id: user } },
        body: typed,
        signal,
      }),
    ),
  );

const loadSchema = async () => (await import("@/lib/domain/lifecycle/previews/schema")).travelPreviewBody;
