"use client";
import { useQueryClient } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { TEAMS_KEY } from "./queries";

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** What a team cannot be without; the rest is in its editor. */
export function CreateTeam({ onClose, onOpen }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const form = useForm<Partial<Schemas["TeamBody"]>, Schemas["Team"]>({
    start: {},
    schema: async () => (await import("@/lib/domain/teams/schema")).teamBody,
    send: (body) => answered(api.POST("/v2/teams", { body: body as Schemas["TeamBody"] })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: TEAMS_KEY });
      onOpen(value._id);
    },
  });
  return (
    <Modal open title={t("teams.new")} onClose={form.dirty ? null : onClose}>
      <div className="mt-4">
        <FormFrame form={form} labels={{}} submitLabel={t("form.create")} onCancel={onClose}>
          <TextInput label={t("teams.name")} field={form.text("/name", undefined)} />
          <TextInput
            label={t("teams.extid")}
            hint={t("teams.extidHint")}
            field={form.text("/extid", undefined)}
          />
        </FormFrame>
      </div>
    </Modal>
  );
}
