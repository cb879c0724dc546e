"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { answered, api, type Schemas } from "../api";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { NumberInput } from "../form/number-input";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { typesQuery } from "./type-queries";

export function CreateType({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const form = useForm<Schemas["AppointmentTypeBody"], Schemas["AppointmentType"]>({
    start: { name: "", custom: { duration: null } },
    schema: async () => (await import("@/lib/domain/appointment-types/schema")).appointmentTypeBody,
    send: (body) =>
      answered(api.POST("/v2/bookpages/{nickname}/types", { params: { path: { nickname } }, body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: typesQuery(nickname).queryKey });
      router.push(`/console/pages/${nickname}/types/${value.handle}`);
    },
  });
  return (
    <FormDialog form={form} title={t("pages.newType")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput label={t("pages.typeName")} field={form.text("/name", "")} />
      <NumberInput
        label={t("pages.fields.duration")}
        hint={t("hours.minutes")}
        form={form}
        pointer="/custom/duration"
        min={5}
        max={1440}
      />
    </FormDialog>
  );
}
