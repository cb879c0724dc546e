"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api, type Schemas } from "../api";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { TextArea } from "../form/text-area";
import { useEditForm } from "../form/use-edit-form";
import type { Form } from "../form/use-form";
import { useTellUnsaved } from "../form/use-tell-unsaved";
import type { Availability } from "../hours/availability-body";
import { availabilitiesQuery } from "../hours/queries";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { customBody, customLabels, customShower } from "./custom-body";
import { CustomFields } from "./custom-fields";
import { FollowedGroups, withoutLocked } from "./followed-groups";
import { SettingGroup } from "./setting-group";
import { readType, typeQuery, typesQuery } from "./type-queries";
import { useFollowRename } from "./use-follow-rename";
import type { UnsavedPage } from "./use-preview-address";

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
  /** What saving would do, in a sentence. */
  note: string | null;
  onUnsaved: (unsaved: UnsavedPage | null) => void;
}

export function TypeForm({ page, read, note, onUnsaved }: Props) {
  const t = useText();
  const followRename = useFollowRename();
  const queries = useQueryClient();
  const { nickname } = page;
  const { handle } = read.value;
  const form = useEditForm({
    read,
    toBody,
    schema,
    send: (body, header, stored) =>
      answered(
        api.PUT("/v2/bookpages/{nickname}/types/{handle}", {
          params: { path: { nickname, handle: stored.handle }, header },
          body: withoutLocked(body, stored.locked) as Schemas["AppointmentTypeUpdate"],
        }),
      ),
    onSaved: (answer, stored) => {
      queries.setQueryData(typeQuery(nickname, answer.value.handle).queryKey, answer);
      void queries.invalidateQueries({ queryKey: typesQuery(nickname).queryKey });
      const pathOf = (type: AppointmentType) => `/console/pages/${nickname}/types/${type.handle}`;
      followRename(pathOf(stored), pathOf(answer.value));
    },
    undoable: true,
    reread: () => readType(nickname, handle),
  });
  useTellUnsaved(form, schema, onUnsaved);
  const { belongs_to: owner } = page;
  const { data: hours = [] } = useQuery(
    owner === null ? { ...availabilitiesQuery(""), enabled: false } : availabilitiesQuery(owner),
  );
  const own = hours.find(({ _id }) => _id === form.body.availability);
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
    <FormFrame form={form} labels={labels} show={customShower(t)} note={note}>
      <FollowedGroups locked={read.value.locked}>
        <Basics form={form} hours={owner === null ? null : hours} />
        <CustomFields
          form={form}
          inherited={page.custom}
          hours={own ?? hours[0]}
          team={page.team}
          owner={owner}
        />
      </FollowedGroups>
    </FormFrame>
  );
}

interface BasicsProps {
  form: Form<Body>;
  /** Of the owner, the main ones first; null: a team's members have each their own. */
  hours: readonly Availability[] | null;
}

function Basics({ form, hours }: BasicsProps) {
  const t = useText();
  const further = (hours ?? []).slice(1).map(({ _id }, index) => ({
    value: _id,
    label: t("hours.further", { number: String(index + 2) }),
  }));
  return (
    <Panel title={t("pages.basics")}>
      <div className="grid gap-5">
        <SettingGroup name="words">
          <TextInput label={t("pages.typeName")} field={form.text("/name", "")} />
          <TextArea label={t("pages.description")} field={form.text("/description", "")} />
          <TextArea
            label={t("pages.message")}
            hint={t("pages.typeMessageHint")}
            field={form.text("/message", "")}
          />
        </SettingGroup>
        <TextInput
          label={t("pages.handle")}
          hint={
            form.body.handle === form.start.handle
              ? t("pages.nicknameChange")
              : t("pages.renamed", { name: form.start.handle })
          }
          field={form.text("/handle", "")}
        />
        {hours === null ? null : (
          <SelectInput
            label={t("pages.hours")}
            hint={t("pages.hoursHint")}
            field={form.text("/availability")}
            options={[{ value: "", label: t("hours.main") }, ...further]}
          />
        )}
        <SettingGroup name="offer">
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
        </SettingGroup>
      </div>
    </Panel>
  );
}
