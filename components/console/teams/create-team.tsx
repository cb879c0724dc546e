"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { ExternalIdField } from "../form/external-id-field";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { TEAMS_KEY } from "../resources/teams";
import { UserPicker } from "../resources/user-picker";
import { useText } from "../texts";
import { deriveTeamSlug } from "./derive-team-slug";

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

interface NewTeam extends Omit<Partial<Schemas["TeamBody"]>, "members"> {
  members: string[];
}

/** The dialog for a new team with its page and members. The link follows the name until it is edited. */
export default function CreateTeam({ onClose, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const [isLinkEdited, setLinkEdited] = useState(false);
  const form = useForm<NewTeam, Schemas["Team"]>({
    start: { members: [me.id] },
    schema: async () => (await import("@/lib/domain/people/teams/schema")).teamBody,
    send: (body) => unwrapResponse(api.POST("/v2/teams", { body: body as Schemas["TeamBody"] })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: TEAMS_KEY });
      onOpen(value._id);
    },
  });
  const name = form.text("/name", undefined);
  const handle = form.text("/handle");
  return (
    <FormDialog form={form} title={t("teams.new")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput
        label={t("teams.name")}
        field={{
          ...name,
          onChange: (typed) => {
            name.onChange(typed);
            if (!isLinkEdited) handle.onChange(deriveTeamSlug(typed));
          },
        }}
      />
      <TextInput
        label={t("teamPages.handle")}
        hint={t("teamPages.newHandleHint", { address: `${new URL(me.pageOrigin).host}/` })}
        field={{
          ...handle,
          onChange: (typed) => {
            setLinkEdited(true);
            handle.onChange(typed);
          },
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
