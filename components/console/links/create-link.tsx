"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Schemas } from "../api";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { createLink, LINKS_KEY, type LinkTarget } from "../resources/links";
import { useText } from "../texts";
import { SecretModal } from "../ui/secret-modal";
import { LinkFields } from "./link-fields";
import { type LinkForm, makeLinkFormSchema, NEW_LINK, toLinkBody } from "./link-form";

/** Loads on demand, as it brings the API's schema. */
export default function CreateLink({ target, onClose }: { target: LinkTarget; onClose: () => void }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const [made, setMade] = useState<Schemas["CreatedLink"] | null>(null);
  const form = useForm<LinkForm, Schemas["CreatedLink"]>({
    start: NEW_LINK,
    schema: async () => makeLinkFormSchema(me, NEW_LINK),
    send: async (body) => ({
      value: await createLink({ ...target, ...toLinkBody(me, body) }),
      etag: null,
      next: null,
    }),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: LINKS_KEY });
      setMade(value);
    },
  });
  if (made)
    return (
      <SecretModal
        title={t("links.madeTitle")}
        text={t("links.madeText")}
        label={t("links.address")}
        secret={made.url}
        onDone={onClose}
      />
    );
  return (
    <FormDialog form={form} title={t("links.newTitle")} submitLabel={t("form.create")} onClose={onClose}>
      <LinkFields form={form} />
    </FormDialog>
  );
}
