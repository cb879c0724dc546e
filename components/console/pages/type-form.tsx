"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type Answered, answered, api, type Schemas } from "../api";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { TextArea } from "../form/text-area";
import { useEditForm } from "../form/use-edit-form";
import type { Form } from "../form/use-form";
import { availabilitiesQuery } from "../hours/queries";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { customBody, customLabels, showPlaces } from "./custom-body";
import { CustomFields } from "./custom-fields";
import { readType, typeQuery, typesQuery } from "./type-queries";
import { type UnsavedPage, useTellUnsaved } from "./use-preview-address";

type AppointmentType = Schemas["AppointmentType"];

const toBody = (type: AppointmentType) => ({
  name: type.name,
  handle: type.handle,
  description: type.description,
  message: type.message,
  availability: type.availability,
  active: type.active,
  public: type.public,
  custom: customBody(type.custom, false),
});

type Body = ReturnType<typeof toBody>;

const schema = async () => (await import("@/lib/domain/appointment-types/schema")).appointmentTypeUpdate;

interface Props {
  page: Schemas["Bookpage"];
  read: Answered<AppointmentType>;
  onUnsaved: (unsaved: UnsavedPage | null) => void;
}

export function TypeForm({ page, read, onUnsaved }: Props) {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const { nickname } = page;
  const { handle } = read.value;
  const form = useEditForm({
    read,
    toBody,
    schema,
    send: (body, header) =>
      answered(
        api.PUT("/v2/bookpages/{nickname}/types/{handle}", {
          params: { path: { nickname, handle }, header },
          body: body as Schemas["AppointmentTypeUpdate"],
        }),
      ),
    onSaved: (answer) => {
      queries.setQueryData(typeQuery(nickname, answer.value.handle).queryKey, answer);
      void queries.invalidateQueries({ queryKey: typesQuery(nickname).queryKey });
      if (answer.value.handle !== handle)
        router.replace(`/console/pages/${nickname}/types/${answer.value.handle}`);
    },
    reread: () => readType(nickname, handle),
  });
  useTellUnsaved(form, schema, onUnsaved);
  const labels = {
    "/name": t("pages.typeName"),
    "/handle": t("pages.handle"),
    "/description": t("pages.description"),
    "/message": t("pages.message"),
    "/availability": t("pages.hours"),
    "/active": t("pages.active"),
    "/public": t("pages.public"),
    ...customLabels(t, false),
  };
  return (
    <FormFrame form={form} labels={labels} show={showPlaces}>
      <Basics form={form} owner={page.belongs_to} />
      <CustomFields form={form} inherited={page.custom} />
    </FormFrame>
  );
}

function Basics({ form, owner }: { form: Form<Body>; owner: string }) {
  const t = useText();
  const hours = useQuery(availabilitiesQuery(owner));
  const further = (hours.data ?? []).slice(1).map(({ _id }, index) => ({
    value: _id,
    label: t("hours.further", { number: String(index + 2) }),
  }));
  return (
    <Panel title={t("pages.basics")}>
      <div className="grid gap-5">
        <TextInput label={t("pages.typeName")} field={form.text("/name", "")} />
        <TextInput
          label={t("pages.handle")}
          hint={t("pages.nicknameChange")}
          field={form.text("/handle", "")}
        />
        <TextArea label={t("pages.description")} field={form.text("/description", "")} />
        <TextArea
          label={t("pages.message")}
          hint={t("pages.typeMessageHint")}
          field={form.text("/message", "")}
        />
        <SelectInput
          label={t("pages.hours")}
          hint={t("pages.hoursHint")}
          field={form.text("/availability")}
          options={[{ value: "", label: t("hours.main") }, ...further]}
        />
        <SwitchInput
          label={t("pages.active")}
          hint={t("pages.activeHint")}
          checked={form.body.active}
          onChange={(on) => form.set("/active", on)}
        />
        <SwitchInput
          label={t("pages.public")}
          hint={t("pages.publicHint")}
          checked={form.body.public}
          onChange={(on) => form.set("/public", on)}
        />
      </div>
    </Panel>
  );
}
