"use client";
import { useQuery } from "@tanstack/react-query";
import { type ApiValue, api, unwrapResponse } from "../api";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import type { ApiEvent } from "../resources/event-state-mark";
import { buildFreeRoomsQuery } from "../resources/rooms";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import { describeRoom } from "./describe-room";

interface Props {
  event: ApiEvent;
  onClose: () => void;
  onSaved: (response: ApiValue<ApiEvent>) => void;
}

/** Changes the room of a booking to another one that is free at its time. */
export default function ChangeRoom({ event, onClose, onSaved }: Props) {
  const t = useText();
  const showToast = useToast();
  const { data: rooms } = useQuery(buildFreeRoomsQuery(event._id));
  const form = useForm<{ room: string | null }, ApiEvent>({
    start: { room: event.room?._id ?? null },
    schema: async () => (await import("@/lib/domain/bookings/resource/schema")).roomBody,
    send: (body) =>
      unwrapResponse(
        api.POST("/v2/bookings/{event_id}/room", { params: { path: { event_id: event._id } }, body }),
      ),
    onSaved: (response) => {
      onSaved(response);
      const { room } = response.value;
      showToast(room ? t("rooms.changed", { name: room.name }) : t("rooms.noRoom"));
      onClose();
    },
  });
  const error = form.findError("/room");
  return (
    <FormDialog
      form={form}
      title={t("rooms.changeTitle")}
      text={t("rooms.changeText")}
      submitLabel={t("rooms.change")}
      onClose={onClose}
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">{t("rooms.room")}</legend>
        {rooms?.every(({ taken }) => taken) ? <p className="text-muted">{t("rooms.nothingFree")}</p> : null}
        {rooms?.map((room) => (
          <Choice
            key={room._id}
            label={room.name}
            detail={[describeRoom(room, t), room.fits ? "" : t("rooms.unfit")].filter(Boolean).join(" · ")}
            checked={form.body.room === room._id}
            onPick={() => form.set("/room", room._id)}
          />
        ))}
        <Choice
          label={t("rooms.noRoom")}
          detail=""
          checked={form.body.room === null}
          onPick={() => form.set("/room", null)}
        />
        {error ? (
          <p className="mt-1 text-bad" role="alert">
            {error}
          </p>
        ) : null}
      </fieldset>
    </FormDialog>
  );
}

interface ChoiceProps {
  label: string;
  detail: string;
  checked: boolean;
  onPick: () => void;
}

const Choice = ({ label, detail, checked, onPick }: ChoiceProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="radio"
      name="room"
      className="size-5 flex-none accent-text"
      checked={checked}
      onChange={onPick}
    />
    <span className="min-w-0">
      {label} <span className="text-muted text-sm">{detail}</span>
    </span>
  </label>
);
