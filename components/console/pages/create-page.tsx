"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { FormDialog } from "../form/form-dialog";
import { NameAndSlug } from "../form/name-and-slug";
import { useForm } from "../form/use-form";
import { canActForOthers, useMe } from "../me";
import { PAGES_KEY } from "../resources/pages";
import { UserPicker } from "../resources/user-picker";
import { useText } from "../texts";

interface Props {
  owner: string;
  onClose: () => void;
  onOpen: (nickname: string) => void;
}

/** The dialog for a new page, which confirms at once. It is the owner's main page if there is none yet. */
export default function CreatePage({ owner, onClose, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const form = useForm<Schemas["BookpageBody"], Schemas["Bookpage"]>({
    start: { nickname: "", belongs_to: owner, custom: { auto_confirm: true } },
    schema: async () => (await import("@/lib/domain/booking-pages/bookpages/schema")).bookpageBody,
    send: async (body) => {
      const secondary = await hasMainPage(body.belongs_to);
      return unwrapResponse(api.POST("/v2/bookpages", { body: { ...body, secondary } }));
    },
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: PAGES_KEY });
      onOpen(value.nickname);
    },
  });
  return (
    <FormDialog form={form} title={t("pages.new")} submitLabel={t("form.create")} onClose={onClose}>
      <NameAndSlug
        name={{ label: t("pages.fields.invite_title"), field: form.text("/custom/invite_title", undefined) }}
        slug={{
          label: t("pages.nickname"),
          hint: t("pages.nicknameHint", { address: `${new URL(me.pageOrigin).host}/` }),
          field: form.text("/nickname", ""),
        }}
      />
      {canActForOthers(me) ? (
        <UserPicker
          label={t("pages.owner")}
          ids={form.body.belongs_to ? [form.body.belongs_to] : []}
          onChange={(ids) => form.set("/belongs_to", ids.at(-1) ?? "")}
          error={form.findError("/belongs_to")}
        />
      ) : null}
    </FormDialog>
  );
}

async function hasMainPage(user_id: string | null | undefined): Promise<boolean> {
  if (!user_id) return false;
  const pages = unwrapResponse(api.GET("/v2/users/{user_id}/bookpages", { params: { path: { user_id } } }));
  return (await pages).value.some(({ secondary }) => !secondary);
}
