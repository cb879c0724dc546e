"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { APPS_KEY } from "../resources/third-party-apps";
import { useText } from "../texts";

interface Body {
  name: string;
  contact_name?: string;
  contact_email?: string;
}

interface Props {
  onClose: () => void;
  onMade: (app: Schemas["ThirdParty"]) => void;
}

export function RegisterApp({ onClose, onMade }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const form = useForm<Body, Schemas["ThirdParty"]>({
    start: { name: "" },
    schema: async () => (await import("@/lib/domain/events/third-parties/schema")).registrationQuery,
    send: (body) => unwrapResponse(api.POST("/v2/third_parties", { body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: APPS_KEY });
      onMade(value);
    },
  });
  return (
    <FormDialog form={form} title={t("apps.new")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput label={t("apps.name")} field={form.text("/name", "")} />
      <TextInput label={t("apps.contactName")} field={form.text("/contact_name", undefined)} />
      <TextInput label={t("apps.contactEmail")} type="email" field={form.text("/contact_email", undefined)} />
    </FormDialog>
  );
}
