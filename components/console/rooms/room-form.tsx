"use client";
import { useQueryClient } from "@tanstack/react-query";
import type { ApiValue, Schemas } from "../api";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import { ROOMS_KEY } from "../resources/rooms";
import { buildUserQuery, getUser, updateUser } from "../resources/users";
import { useText } from "../texts";
import { RoomFields } from "./room-fields";

const toBody = ({ first_name, capacity, place, timezone }: Schemas["User"]) => ({
  user: { first_name, capacity, place, timezone },
});

/** The form of a stored room. */
export function RoomForm({ read }: { read: ApiValue<Schemas["User"]> }) {
  const t = useText();
  const queries = useQueryClient();
  const id = read.value._id;
  const form = useEditForm({
    read,
    toBody,
    schema: async () => (await import("@/lib/domain/people/users/schema")).userUpdate,
    send: (body, header) => updateUser(id, body, header),
    onSaved: (response) => {
      queries.setQueryData(buildUserQuery(id).queryKey, response);
      void queries.invalidateQueries({ queryKey: ROOMS_KEY });
    },
    reread: () => getUser(id),
  });
  const labels = {
    "/user/first_name": t("rooms.name"),
    "/user/capacity": t("rooms.capacity"),
    "/user/place": t("rooms.place"),
    "/user/timezone": t("rooms.zone"),
  };
  return (
    <FormFrame form={form} labels={labels}>
      <RoomFields form={form} />
    </FormFrame>
  );
}
