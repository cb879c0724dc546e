"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { buildAvailabilitiesQuery } from "../availability/queries";
import { SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { TextArea } from "../form/text-area";
import { useEditForm } from "../form/use-edit-form";
import type { FormController } from "../form/use-form";
import { useReportUnsaved } from "../form/use-report-unsaved";
import { canActForOthers, useMe } from "../me";
import { UserPicker } from "../teams/user-picker";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { buildSettingLabels, makeSettingFormatter, toEditedSettings } from "./edited-settings";
import { buildPageQuery, getPage, PAGES_KEY } from "./queries";
import { SettingGroup } from "./setting-group";
import { SettingsFields } from "./settings-fields";
import { TeamLink } from "./team-link";
import { omitLocked, TemplateLockedGroups } from "./template-locked-groups";
import type { UnsavedPage } from "./use-preview-url";
import { useRedirectAfterRename } from "./use-redirect-after-rename";

type Page = Schemas["Bookpage"];

/** A chunk that loads beside the page. */
const CoverInput = lazy(() => import("./cover-input"));

const toBody = ({ nickname, belongs_to, message, secondary, active, custom }: Page) => ({
  nickname,
  belongs_to,
  message,
  secondary,
  active,
  custom: toEditedSettings(custom, true),
});

type Body = ReturnType<typeof toBody>;

const buildPath = ({ nickname }: Page) => `/console/pages/${nickname}`;

const loadSchema = async () => (await import("@/lib/domain/booking-pages/bookpages/schema")).bookpageUpdate;

interface Props {
  read: ApiValue<Page>;
  /** A sentence about the effect of saving. */
  note: string | null;
  onUnsaved: (unsaved: UnsavedPage | null) => void;
}

export function PageForm({ read, note, onUnsaved }: Props) {
  const t = useText();
  const redirectAfterRename = useRedirectAfterRename();
  const queries = useQueryClient();
  const { nickname } = read.value;
  const { belongs_to: owner, team } = read.value;
  const hours = useQuery(
    owner === null ? { ...buildAvailabilitiesQuery(""), enabled: false } : buildAvailabilitiesQuery(owner),
  );
  const form = useEditForm({
    read,
    toBody,
    schema: loadSchema,
    send: (body, header, stored) =>
      unwrapResponse(
        api.PUT("/v2/bookpages/{nickname}", {
          params: { path: { nickname: stored.nickname }, header },
          body: omitLocked(body, stored.locked) as Schemas["BookpageUpdate"],
        }),
      ),
    onSaved: (response, stored) => {
      queries.setQueryData(buildPageQuery(response.value.nickname).queryKey, response);
      void queries.invalidateQueries({ queryKey: PAGES_KEY });
      redirectAfterRename(buildPath(stored), buildPath(response.value));
    },
    undoable: true,
    listFixed: ({ locked }) => locked,
    reread: async () => {
      const now = await getPage(nickname);
      queries.setQueryData(buildPageQuery(nickname).queryKey, now); // shows groups that the template has locked meanwhile
      return now;
    },
  });
  useReportUnsaved(form, loadSchema, onUnsaved);
  const labels = {
    "/nickname": t("pages.nickname"),
    "/belongs_to": t("pages.owner"),
    "/message": t("pages.message"),
    "/active": t("pages.active"),
    "/secondary": t("pages.secondary"),
    ...buildSettingLabels(t, true),
  };
  const onCover = (response: ApiValue<Page>) => {
    queries.setQueryData(buildPageQuery(nickname).queryKey, response);
    form.updateStored({ start: toBody(response.value), etag: response.etag });
  };
  return (
    <FormFrame form={form} labels={labels} show={makeSettingFormatter(t)} note={note}>
      <TemplateLockedGroups locked={read.value.locked} template={read.value.template}>
        <Basics form={form} team={team} />
        <Panel title={t("organization.cover")}>
          <Suspense fallback={null}>
            <CoverInput page={read.value} onDone={onCover} />
          </Suspense>
        </Panel>
        <SettingsFields
          form={form}
          inherited={null}
          hours={hours.data?.[0]}
          team={team}
          owner={form.body.belongs_to}
        />
      </TemplateLockedGroups>
    </FormFrame>
  );
}

function Basics({ form, team }: { form: FormController<Body>; team: string | null }) {
  const t = useText();
  const me = useMe();
  return (
    <Panel title={t("pages.basics")}>
      <div className="grid gap-5">
        <TextInput
          label={t("pages.nickname")}
          hint={
            form.body.nickname === form.start.nickname
              ? t("pages.nicknameChange")
              : t("pages.renamed", { name: form.start.nickname })
          }
          field={form.text("/nickname", "")}
        />
        {team === null ? null : <TeamLink id={team} />}
        {canActForOthers(me) && team === null ? (
          <UserPicker
            label={t("pages.owner")}
            ids={form.body.belongs_to === null ? [] : [form.body.belongs_to]}
            onChange={(ids) => {
              form.set("/belongs_to", ids.at(-1) ?? form.start.belongs_to);
              for (const name of ["target_calendar", "blocking_calendars"]) form.set(`/custom/${name}`, null);
            }}
            error={form.findError("/belongs_to")}
          />
        ) : null}
        <SettingGroup name="words">
          <TextArea label={t("pages.message")} field={form.text("/message", "")} />
        </SettingGroup>
        <SwitchInput
          label={t("pages.active")}
          hint={t("pages.activeHint")}
          checked={form.body.active}
          onChange={(on) => form.set("/active", on)}
        />
        <SwitchInput
          label={t("pages.isPrimary")}
          hint={t("pages.isPrimaryHint")}
          checked={!form.body.secondary}
          onChange={(on) => form.set("/secondary", !on)}
        />
      </div>
    </Panel>
  );
}
