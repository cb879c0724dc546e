"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { ExternalIdField } from "../form/external-id-field";
import { FormDialog } from "../form/form-dialog";
import { NameAndSlug } from "../form/name-and-slug";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { TEAMS_KEY } from "../resources/teams";
import { UserPicker } from "../resources/user-picker";
import { useText } from "../texts";

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

interface NewTeam extends Omit<Partial<Schemas["TeamBody"]>, "members"> {
  members: string[];
}

/** The dialog for a new team with its page and members. */
export default function CreateTeam({ onClose, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const form = useForm<NewTeam, Schemas["Team"]>({
    start: { members: [me.id] },
    schema: async () => (await import("@/lib/domain/people/teams/schema")).teamBody,
    send: (body) => unwrapResponse(api.POST("/v2/teams", { body: body as Schemas["TeamBody"] })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: TEAMS_KEY });
      onOpen(value._id);
    },
  });
  return (
    <FormDialog form={form} title={t("teams.new")} submitLabel={t("form.create")} onClose={onClose}>
      <NameAndSlug
        name={{ label: t("teams.name"), field: form.text("/name", undefined) }}
        slug={{
          label: t("teamPages.handle"),
          hint: t("teamPages.newHandleHint", { address: `${new URL(me.pageOrigin).host}/` }),
          field: form.text("/handle"),
        }}
      />
      <UserPicker
        label={t("teams.members")}
        ids={form.body.members}
        onChange={(ids) => form.set("/members", ids)}
        error={form.findError("/members")}
      />
      <ExternalIdField field={form.text("/extid", undefined)} />
    </FormDialog>
  );
}
