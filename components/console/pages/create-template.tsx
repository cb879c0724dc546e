"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { TEMPLATES_KEY } from "../resources/templates";
import { useText } from "../texts";

interface Props {
  /** The nickname of the source page. */
  page?: string;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Creates a template, empty or from a page; locks are set in its editor. */
export function CreateTemplate({ page, onClose, onOpen }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const form = useForm<Schemas["PageTemplateBody"], Schemas["PageTemplate"]>({
    start: { name: "", ...(page && { page }) },
    schema: async () => (await import("@/lib/domain/booking-pages/page-templates/schema")).pageTemplateBody,
    send: (body) => unwrapResponse(api.POST("/v2/page_templates", { body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
      onOpen(value._id);
    },
  });
  return (
    <FormDialog form={form} title={t("templates.new")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput label={t("templates.name")} hint={t("templates.nameHint")} field={form.text("/name", "")} />
      <TextInput
        label={t("templates.fromPage")}
        hint={t("templates.fromPageHint")}
        field={form.text("/page", undefined)}
      />
    </FormDialog>
  );
}
