"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { FormDialog } from "../form/form-dialog";
import { NameAndSlug } from "../form/name-and-slug";
import { useForm } from "../form/use-form";
import { useReaderLanguage } from "../pages/questions/condition-input";
import { FORMS_KEY } from "../resources/forms";
import { useText } from "../texts";

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** The dialog for a new form, with its required fields only. It is a draft until it is published. */
export function CreateForm({ onClose, onOpen }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const form = useForm<Partial<Schemas["FormBody"]>, Schemas["Form"]>({
    start: { language: useReaderLanguage(), active: false },
    schema: async () => (await import("@/lib/domain/bookings/forms/schema")).formBody,
    send: (body) => unwrapResponse(api.POST("/v2/forms", { body: body as Schemas["FormBody"] })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: FORMS_KEY });
      onOpen(value._id);
    },
  });
  return (
    <FormDialog form={form} title={t("forms.new")} submitLabel={t("form.create")} onClose={onClose}>
      <NameAndSlug
        name={{ label: t("forms.name"), hint: t("forms.nameHint"), field: form.text("/title", undefined) }}
        slug={{
          label: t("forms.handle"),
          hint: t("forms.handleHint"),
          field: form.text("/handle", undefined),
        }}
      />
    </FormDialog>
  );
}
