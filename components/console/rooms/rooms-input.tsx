"use client";
import { useQuery } from "@tanstack/react-query";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import type { BookingSettings } from "../resources/edited-settings";
import { formatUserName } from "../resources/format-user-name";
import { buildRoomsQuery } from "../resources/rooms";
import { useText } from "../texts";
import { describeRoom } from "./describe-room";

const POINTER = "/custom/rooms";
const DEFAULT_CAPACITY = 4;
const MAX_CAPACITY = 100_000;

type Rooms = NonNullable<BookingSettings["rooms"]>;

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
}

const isNeeded = (rooms: Rooms | null | undefined) => Boolean(rooms) && rooms?.needed !== false;

/** The setting that meetings need a room, and the allowed rooms. */
export default function RoomsInput({ form, inherited }: Props) {
  const t = useText();
  const rooms = form.body.custom.rooms as Rooms | null;
  const label = t("rooms.needed");
  const hint = t("rooms.hint");
  const asPage = isNeeded(inherited?.rooms) ? t("profile.on") : t("profile.off");
  const setNeeded = (on: boolean) => form.set(POINTER, on ? {} : inherited ? { needed: false } : null);
  const field = {
    name: POINTER,
    value: rooms ? String(isNeeded(rooms)) : "",
    error: form.findError(POINTER),
    onChange: (chosen: string) => (chosen === "" ? form.set(POINTER, null) : setNeeded(chosen === "true")),
  };
  return (
    <div className="grid gap-5" data-field={POINTER} tabIndex={-1}>
      {inherited ? (
        <SelectInput
          label={label}
          hint={hint}
          field={field}
          options={[
            { value: "", label: `${t("pages.asPage")} (${asPage})` },
            { value: "true", label: t("profile.on") },
            { value: "false", label: t("profile.off") },
          ]}
        />
      ) : (
        <SwitchInput label={label} hint={hint} checked={isNeeded(rooms)} onChange={setNeeded} />
      )}
      {rooms && isNeeded(rooms) ? <RoomChoice form={form} rooms={rooms} /> : null}
    </div>
  );
}

function RoomChoice({ form, rooms }: { form: Props["form"]; rooms: Rooms }) {
  const t = useText();
  const change = ({ any_of, place, capacity }: Rooms) =>
    form.set(POINTER, {
      ...(any_of && { any_of }),
      ...(place !== undefined && { place }),
      ...(capacity !== undefined && { capacity }),
    });
  const kind = rooms.any_of ? "named" : rooms.place === undefined ? "any" : "ofPlace";
  const { capacity } = rooms;
  const which = {
    name: `${POINTER}/any_of`,
    value: kind,
    error: form.findError(`${POINTER}/any_of`),
    onChange: (chosen: string) => {
      const { any_of: _, place: __, ...others } = rooms;
      change({
        ...others,
        ...(chosen === "named" && { any_of: [] }),
        ...(chosen === "ofPlace" && { place: "" }),
      });
    },
  };
  const size = {
    name: `${POINTER}/capacity`,
    value: capacity === undefined ? "any" : capacity === "guests" ? "guests" : "number",
    error: null,
    onChange: (chosen: string) => {
      const { capacity: _, ...others } = rooms;
      if (chosen === "any") return change(others);
      change({ ...others, capacity: chosen === "guests" ? "guests" : DEFAULT_CAPACITY });
    },
  };
  return (
    <>
      <SelectInput
        label={t("rooms.which")}
        field={which}
        options={(["any", "named", "ofPlace"] as const).map((value) => ({
          value,
          label: t(`rooms.${value}`),
        }))}
      />
      {rooms.any_of ? (
        <NamedRooms chosen={rooms.any_of} onChange={(any_of) => change({ ...rooms, any_of })} />
      ) : null}
      {rooms.place === undefined ? null : (
        <TextInput
          label={t("rooms.wherePlace")}
          field={{
            name: `${POINTER}/place`,
            value: rooms.place,
            error: form.findError(`${POINTER}/place`),
            onChange: (place) => change({ ...rooms, place }),
          }}
        />
      )}
      <SelectInput
        label={t("rooms.size")}
        field={size}
        options={[
          { value: "any", label: t("rooms.sizeAny") },
          { value: "guests", label: t("rooms.sizeGuests") },
          { value: "number", label: t("rooms.sizeNumber") },
        ]}
      />
      {typeof capacity === "number" ? (
        <NumberInput
          label={t("rooms.number")}
          form={form}
          pointer={`${POINTER}/capacity`}
          min={1}
          max={MAX_CAPACITY}
          empty={1}
        />
      ) : null}
    </>
  );
}

function NamedRooms({ chosen, onChange }: { chosen: readonly string[]; onChange: (ids: string[]) => void }) {
  const t = useText();
  const { data } = useQuery(buildRoomsQuery());
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t("rooms.named")}</legend>
      {data?.length === 0 ? <p className="text-muted text-sm">{t("rooms.noneYet")}</p> : null}
      {data?.map((room) => (
        <label key={room._id} className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-text"
            checked={chosen.includes(room._id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, room._id] : chosen.filter((one) => one !== room._id))
            }
          />
          {formatUserName(room, t("users.unnamed"))}
          <span className="text-muted">{describeRoom(room, t)}</span>
        </label>
      ))}
    </fieldset>
  );
}
