"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { DeleteTyped } from "../deletion/delete-typed";
import { SelectInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import type { FormController } from "../form/use-form";
import { useReportUnsaved } from "../form/use-report-unsaved";
import { buildAvailabilitiesQuery } from "../resources/availabilities";
import type { Availability } from "../resources/edited-availability";
import { makeSettingFormatter, toEditedSettings } from "../resources/edited-settings";
import { buildTypeQuery, buildTypesQuery, getType, TYPES_KEY } from "../resources/types";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { SettingGroup } from "./setting-group";
import { SettingsPanels } from "./settings/settings-tabs";
import { omitLocked, TemplateLockedGroups } from "./template-locked-groups";
import { buildTypeLabels, ListedSwitch, TypeTexts } from "./type-basics";
import type { UnsavedPage } from "./use-preview-url";
import { useRedirectAfterRename } from "./use-redirect-after-rename";

type AppointmentType = Schemas["AppointmentType"];

/** The header switches `active`. */
const toBody = (type: AppointmentType) => ({
  name: type.name,
  handle: type.handle,
  description: type.description,
  message: type.message,
  availability: type.availability,
  public: type.public,
  custom: toEditedSettings(type.custom, false),
});

type Body = ReturnType<typeof toBody>;

const loadSchema = async () =>
  (await import("@/lib/domain/booking-pages/appointment-types/schema")).appointmentTypeUpdate;

interface Props {
  page: Schemas["Bookpage"];
  read: ApiValue<AppointmentType>;
  /** A sentence about the effect of saving. */
  note: string | null;
  onUnsaved: (unsaved: UnsavedPage | null) => void;
}

export function TypeForm({ page, read, note, onUnsaved }: Props) {
  const t = useText();
  const redirectAfterRename = useRedirectAfterRename();
  const queries = useQueryClient();
  const { nickname } = page;
  const { handle } = read.value;
  const form = useEditForm({
    read,
    toBody,
    schema: loadSchema,
    send: (body, header, stored) =>
      unwrapResponse(
        api.PUT("/v2/bookpages/{nickname}/types/{handle}", {
          params: { path: { nickname, handle: stored.handle }, header },
          body: omitLocked(body, stored.locked) as Schemas["AppointmentTypeUpdate"],
        }),
      ),
    onSaved: (response, stored) => {
      queries.setQueryData(buildTypeQuery(nickname, response.value.handle).queryKey, response);
      void queries.invalidateQueries({ queryKey: buildTypesQuery(nickname).queryKey });
      const pathOf = (type: AppointmentType) => `/console/pages/${nickname}/types/${type.handle}`;
      redirectAfterRename(pathOf(stored), pathOf(response.value));
    },
    undoable: true,
    listFixed: ({ locked }) => locked,
    reread: async () => {
      const now = await getType(nickname, handle);
      queries.setQueryData(buildTypeQuery(nickname, handle).queryKey, now); // shows groups that the template has locked meanwhile
      return now;
    },
  });
  useReportUnsaved(form, loadSchema, onUnsaved);
  const { belongs_to: owner } = page;
  const { data: hours = [] } = useQuery(
    owner === null ? { ...buildAvailabilitiesQuery(""), enabled: false } : buildAvailabilitiesQuery(owner),
  );
  const availability = hours.find(({ _id }) => _id === form.body.availability);
  const context = { form, inherited: page.custom, hours: availability ?? hours[0], team: page.team, owner };
  return (
    <FormFrame
      form={form}
      labels={{ ...buildTypeLabels(t), "/availability": t("pages.hours") }}
      show={makeSettingFormatter(t)}
      note={note}
    >
      <TemplateLockedGroups locked={read.value.locked} template={page.template}>
        <SettingsPanels
          {...context}
          above={{
            basics: <Basics form={form} />,
            hours: owner === null ? null : <HoursChoice form={form} hours={hours} />,
          }}
          below={{ advanced: <DeleteType nickname={nickname} type={read.value} /> }}
        />
      </TemplateLockedGroups>
    </FormFrame>
  );
}

function Basics({ form }: { form: FormController<Body> }) {
  const t = useText();
  return (
    <Panel title={t("pages.basics")}>
      <div className="grid gap-5">
        <TypeTexts form={form} />
        <TextInput
          label={t("pages.handle")}
          hint={
            form.body.handle === form.start.handle
              ? t("pages.nicknameChange")
              : t("pages.renamed", { name: form.start.handle })
          }
          field={form.text("/handle", "")}
        />
        <SettingGroup name="offer">
          <ListedSwitch form={form} />
        </SettingGroup>
      </div>
    </Panel>
  );
}

interface HoursProps {
  form: FormController<Body>;
  /** The owner's availabilities, the main one first. */
  hours: readonly Availability[];
}

function HoursChoice({ form, hours }: HoursProps) {
  const t = useText();
  const further = hours.slice(1).map(({ _id }, index) => ({
    value: _id,
    label: t("hours.further", { number: String(index + 2) }),
  }));
  return (
    <Panel title={t("pages.hours")}>
      <SelectInput
        label={t("pages.hours")}
        hint={t("pages.hoursHint")}
        field={form.text("/availability")}
        options={[{ value: "", label: t("hours.main") }, ...further]}
      />
    </Panel>
  );
}

function DeleteType({ nickname, type }: { nickname: string; type: AppointmentType }) {
  const t = useText();
  if (type.template_type) return null;
  const path = { nickname, handle: type.handle };
  const remove = () =>
    unwrapResponse(api.DELETE("/v2/bookpages/{nickname}/types/{handle}", { params: { path } }));
  return (
    <DeleteTyped
      name={type.handle}
      label={t("pages.deleteType")}
      text={t("pages.deleteTypeText")}
      run={remove}
      invalidate={TYPES_KEY}
      restores={type._id}
      list={`/console/pages/${nickname}`}
    />
  );
}
