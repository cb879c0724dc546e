"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { FormDialog } from "../form/form-dialog";
import { NameAndSlug } from "../form/name-and-slug";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { LOCATORS_KEY } from "../resources/locators";
import { useText } from "../texts";

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** The dialog for a new locator, with its required fields only. */
export function CreateLocator({ onClose, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const form = useForm<Partial<Schemas["LocatorBody"]>, Schemas["Locator"]>({
    start: { lang: me.language },
    schema: async () => (await import("@/lib/domain/locators/schema")).locatorBody,
    send: (body) => unwrapResponse(api.POST("/v2/locators", { body: body as Schemas["LocatorBody"] })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: LOCATORS_KEY });
      onOpen(value._id);
    },
  });
  return (
    <FormDialog form={form} title={t("locators.new")} submitLabel={t("form.create")} onClose={onClose}>
      <NameAndSlug
        name={{ label: t("locators.name"), field: form.text("/title", undefined) }}
        slug={{
          label: t("locators.handle"),
          hint: t("locators.handleHint"),
          field: form.text("/handle", undefined),
        }}
      />
    </FormDialog>
  );
}
