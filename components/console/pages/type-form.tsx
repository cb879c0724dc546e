"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type Answered, answered, api, type Schemas } from "../api";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { TextArea } from "../form/text-area";
import { useForm } from "../form/use-form";
import { availabilitiesQuery } from "../hours/queries";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { useSavedToast } from "../ui/use-saved-toast";
import { customBody, customLabels, showPlaces } from "./custom-body";
import { CustomFields } from "./custom-fields";
import { readType, typeQuery, typesQuery } from "./type-queries";
import { type UnsavedPage, useTellUnsaved } from "./use-preview-address";

type AppointmentType = Schemas["AppointmentType"];

const bodyOf = (type: AppointmentType) => ({
  name: type.name,
  handle: type.handle,
  description: type.description,
  message: type.message,
  availability: type.availability,
  active: type.active,
  public: type.public,
  custom: customBody(type.custom, false),
});

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
  const tellSaved = useSavedToast();
  const { nickname, belongs_to: owner } = page;
  const { handle } = read.value;
  const hours = useQuery(availabilitiesQuery(owner));
  const form = useForm<ReturnType<typeof bodyOf>, AppointmentType>({
    start: bodyOf(read.value),
    etag: read.etag,
    schema,
    send: (body, etag) =>
      answered(
        api.PUT("/v2/bookpages/{nickname}/types/{handle}", {
          params: { path: { nickname, handle }, header: { ...(etag && { "If-Match": etag }) } },
          body: body as Schemas["AppointmentTypeUpdate"],
        }),
      ),
    onSaved: (answer) => {
      queries.setQueryData(typeQuery(nickname, answer.value.handle).queryKey, answer);
      void queries.invalidateQueries({ queryKey: typesQuery(nickname).queryKey });
      tellSaved();
      if (answer.value.handle !== handle)
        router.replace(`/console/pages/${nickname}/types/${answer.value.handle}`);
    },
    reread: async () => {
      const now = await readType(nickname, handle);
      return { start: bodyOf(now.value), etag: now.etag };
    },
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
  const further = (hours.data ?? []).slice(1).map(({ _id }, index) => ({
    value: _id,
    label: t("hours.further", { number: String(index + 2) }),
  }));
  return (
    <FormFrame form={form} labels={labels} show={showPlaces}>
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
      <CustomFields form={form} inherited={page.custom} />
    </FormFrame>
  );
}
