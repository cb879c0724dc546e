"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { ExternalIdField } from "../form/external-id-field";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { TEAMS_KEY } from "./queries";

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** The dialog for a new team, with its required fields only. */
export function CreateTeam({ onClose, onOpen }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const form = useForm<Partial<Schemas["TeamBody"]>, Schemas["Team"]>({
    start: {},
    schema: async () => (await import("@/lib/domain/people/teams/schema")).teamBody,
    send: (body) => unwrapResponse(api.POST("/v2/teams", { body: body as Schemas["TeamBody"] })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: TEAMS_KEY });
      onOpen(value._id);
    },
  });
  return (
    <FormDialog form={form} title={t("teams.new")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput label={t("teams.name")} field={form.text("/name", undefined)} />
      <ExternalIdField field={form.text("/extid", undefined)} />
    </FormDialog>
  );
}
