"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api, type Schemas } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import type { Form } from "../form/use-form";
import { useTellUnsaved } from "../form/use-tell-unsaved";
import type { Availability } from "../hours/availability-body";
import { availabilitiesQuery } from "../hours/queries";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { customBody, customShower } from "./custom-body";
import { CustomFields } from "./custom-fields";
import { FollowedGroups, withoutLocked } from "./followed-groups";
import { TypeOffer, TypeWords, typeLabels } from "./type-basics";
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

const schema = async () =>
  (await import("@/lib/domain/booking-pages/appointment-types/schema")).appointmentTypeUpdate;

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
    listFixed: ({ locked }) => locked,
    reread: async () => {
      const now = await readType(nickname, handle);
      queries.setQueryData(typeQuery(nickname, handle).queryKey, now); // what is locked since is shown so
      return now;
    },
  });
  useTellUnsaved(form, schema, onUnsaved);
  const { belongs_to: owner } = page;
  const { data: hours = [] } = useQuery(
    owner === null ? { ...availabilitiesQuery(""), enabled: false } : availabilitiesQuery(owner),
  );
  const own = hours.find(({ _id }) => _id === form.body.availability);
  return (
    <FormFrame
      form={form}
      labels={{ ...typeLabels(t), "/availability": t("pages.hours") }}
      show={customShower(t)}
      note={note}
    >
      <FollowedGroups locked={read.value.locked} template={page.template}>
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
        <TypeWords form={form} />
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
        <TypeOffer form={form} />
      </div>
    </Panel>
  );
}
