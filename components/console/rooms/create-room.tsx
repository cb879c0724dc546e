"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { ROOMS_KEY } from "../resources/rooms";
import { useText } from "../texts";
import { RoomFields } from "./room-fields";

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** The dialog for a new room, which is always open until it has hours. */
export function CreateRoom({ onClose, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const form = useForm<Schemas["UserBody"], Schemas["UserAnswer"]>({
    start: {
      organization: me.organization,
      user: {
        resource: true,
        first_name: null,
        capacity: null,
        place: null,
        timezone: me.timezone,
        language: me.language,
      },
    },
    schema: async () =>
      (await import("@/lib/domain/people/users/schema")).userBody.refine(
        ({ user }) => Boolean(user.first_name),
        {
          path: ["user", "first_name"],
          params: { code: "required" },
        },
      ),
    send: (body) => unwrapResponse(api.POST("/v2/users", { body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: ROOMS_KEY });
      onOpen(value.user._id);
    },
  });
  return (
    <FormDialog form={form} title={t("rooms.new")} submitLabel={t("form.create")} onClose={onClose}>
      <RoomFields form={form} />
    </FormDialog>
  );
}
