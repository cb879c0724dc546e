"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { DeleteTyped } from "../deletion/delete-typed";
import { SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { TextArea } from "../form/text-area";
import { useEditForm } from "../form/use-edit-form";
import type { FormController } from "../form/use-form";
import { useReportUnsaved } from "../form/use-report-unsaved";
import { canActForOthers, useMe } from "../me";
import { buildAvailabilitiesQuery } from "../resources/availabilities";
import { buildSettingLabels, makeSettingFormatter, toEditedSettings } from "../resources/edited-settings";
import { buildPageQuery, getPage, PAGES_KEY } from "../resources/pages";
import { UserPicker } from "../resources/user-picker";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { SettingGroup } from "./setting-group";
import { HEADING } from "./settings/basics-settings";
import type { SettingContext } from "./settings/setting";
import { SettingFields } from "./settings/setting-sections";
import { SettingsPanels } from "./settings/settings-tabs";
import { TeamLink } from "./team-link";
import { omitLocked, TemplateLockedGroups } from "./template-locked-groups";
import { TypeList } from "./type-list";
import type { UnsavedPage } from "./use-preview-url";
import { useRedirectAfterRename } from "./use-redirect-after-rename";

type Page = Schemas["Bookpage"];

/** Chunks that load beside the page. */
const CoverInput = lazy(() => import("./cover-input"));
const CreateTemplateFromPage = lazy(() => import("./create-template-from-page"));

/** The header switches `active`. */
const toBody = ({ nickname, belongs_to, message, secondary, custom }: Page) => ({
  nickname,
  belongs_to,
  message,
  secondary,
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
    "/secondary": t("pages.secondary"),
    ...buildSettingLabels(t, true),
  };
  const onCover = (response: ApiValue<Page>) => {
    queries.setQueryData(buildPageQuery(nickname).queryKey, response);
    form.updateStored({ start: toBody(response.value), etag: response.etag });
  };
  const context = { form, inherited: null, hours: hours.data?.[0], team, owner: form.body.belongs_to };
  return (
    <FormFrame form={form} labels={labels} show={makeSettingFormatter(t)} note={note}>
      <TemplateLockedGroups locked={read.value.locked} template={read.value.template}>
        <SettingsPanels
          {...context}
          above={{
            basics: (
              <>
                <Basics context={context} />
                <TypeList page={read.value} />
              </>
            ),
            appearance: (
              <Panel title={t("organization.cover")}>
                <Suspense fallback={null}>
                  <CoverInput page={read.value} onDone={onCover} />
                </Suspense>
              </Panel>
            ),
          }}
          below={{
            advanced: (
              <>
                <Ownership form={form} team={team} />
                <PageActions page={read.value} />
              </>
            ),
          }}
        />
      </TemplateLockedGroups>
    </FormFrame>
  );
}

function Basics({ context }: { context: SettingContext }) {
  const t = useText();
  const { form } = context;
  return (
    <Panel title={t("pages.basics")}>
      <div className="grid gap-5">
        <SettingFields settings={[HEADING]} context={context} />
        <TextInput
          label={t("pages.nickname")}
          hint={
            form.body.nickname === form.start.nickname
              ? t("pages.nicknameChange")
              : t("pages.renamed", { name: form.start.nickname })
          }
          field={form.text("/nickname", "")}
        />
        <SettingGroup name="words">
          <TextArea label={t("pages.message")} field={form.text("/message", "")} />
        </SettingGroup>
      </div>
    </Panel>
  );
}

function Ownership({ form, team }: { form: FormController<Body>; team: string | null }) {
  const t = useText();
  const me = useMe();
  return (
    <Panel title={t("pages.owner")}>
      <div className="grid gap-5">
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
        <SwitchInput
          label={t("pages.isPrimary")}
          hint={t("pages.isPrimaryHint")}
          pointer="/secondary"
          checked={!form.body.secondary}
          onChange={(on) => form.set("/secondary", !on)}
        />
      </div>
    </Panel>
  );
}

function PageActions({ page }: { page: Page }) {
  const t = useText();
  const { nickname } = page;
  const remove = () =>
    unwrapResponse(api.DELETE("/v2/bookpages/{nickname}", { params: { path: { nickname } } }));
  return (
    <div className="flex flex-wrap gap-2">
      <Suspense fallback={null}>
        <CreateTemplateFromPage page={nickname} />
      </Suspense>
      {page.template ? null : (
        <DeleteTyped
          name={nickname}
          label={t("pages.delete")}
          text={t("pages.deleteText")}
          run={remove}
          invalidate={PAGES_KEY}
          restores={page._id}
          list="/console/pages"
        />
      )}
    </div>
  );
}
