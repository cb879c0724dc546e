"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { type Answered, answered, api, type Schemas } from "../api";
import { SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { TextArea } from "../form/text-area";
import { useEditForm } from "../form/use-edit-form";
import type { Form } from "../form/use-form";
import { useTellUnsaved } from "../form/use-tell-unsaved";
import { availabilitiesQuery } from "../hours/queries";
import { actsForOthers, useMe } from "../me";
import { PeoplePicker } from "../teams/people-picker";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { customBody, customLabels, customShower } from "./custom-body";
import { CustomFields } from "./custom-fields";
import { FollowedGroups, withoutLocked } from "./followed-groups";
import { PAGES_KEY, pageQuery, readPage } from "./queries";
import { SettingGroup } from "./setting-group";
import { TeamLink } from "./team-link";
import { useFollowRename } from "./use-follow-rename";
import type { UnsavedPage } from "./use-preview-address";

type Page = Schemas["Bookpage"];

/** Fetched beside the page. */
const CoverInput = lazy(() => import("./cover-input"));

const toBody = ({ nickname, belongs_to, message, secondary, active, custom }: Page) => ({
  nickname,
  belongs_to,
  message,
  secondary,
  active,
  custom: customBody(custom, true),
});

type Body = ReturnType<typeof toBody>;

const pathOf = ({ nickname }: Page) => `/console/pages/${nickname}`;

const schema = async () => (await import("@/lib/domain/booking-pages/bookpages/schema")).bookpageUpdate;

interface Props {
  read: Answered<Page>;
  /** What saving would do, in a sentence. */
  note: string | null;
  onUnsaved: (unsaved: UnsavedPage | null) => void;
}

export function PageForm({ read, note, onUnsaved }: Props) {
  const t = useText();
  const followRename = useFollowRename();
  const queries = useQueryClient();
  const { nickname } = read.value;
  const { belongs_to: owner, team } = read.value;
  const hours = useQuery(
    owner === null ? { ...availabilitiesQuery(""), enabled: false } : availabilitiesQuery(owner),
  );
  const form = useEditForm({
    read,
    toBody,
    schema,
    send: (body, header, stored) =>
      answered(
        api.PUT("/v2/bookpages/{nickname}", {
          params: { path: { nickname: stored.nickname }, header },
          body: withoutLocked(body, stored.locked) as Schemas["BookpageUpdate"],
        }),
      ),
    onSaved: (answer, stored) => {
      queries.setQueryData(pageQuery(answer.value.nickname).queryKey, answer);
      void queries.invalidateQueries({ queryKey: PAGES_KEY });
      followRename(pathOf(stored), pathOf(answer.value));
    },
    undoable: true,
    listFixed: ({ locked }) => locked,
    reread: async () => {
      const now = await readPage(nickname);
      queries.setQueryData(pageQuery(nickname).queryKey, now); // what is locked since is shown so
      return now;
    },
  });
  useTellUnsaved(form, schema, onUnsaved);
  const labels = {
    "/nickname": t("pages.nickname"),
    "/belongs_to": t("pages.owner"),
    "/message": t("pages.message"),
    "/active": t("pages.active"),
    "/secondary": t("pages.secondary"),
    ...customLabels(t, true),
  };
  const onCover = (answer: Answered<Page>) => {
    queries.setQueryData(pageQuery(nickname).queryKey, answer);
    form.follow({ start: toBody(answer.value), etag: answer.etag });
  };
  return (
    <FormFrame form={form} labels={labels} show={customShower(t)} note={note}>
      <FollowedGroups locked={read.value.locked} template={read.value.template}>
        <Basics form={form} team={team} />
        <Panel title={t("organization.cover")}>
          <Suspense fallback={null}>
            <CoverInput page={read.value} onDone={onCover} />
          </Suspense>
        </Panel>
        <CustomFields
          form={form}
          inherited={null}
          hours={hours.data?.[0]}
          team={team}
          owner={form.body.belongs_to}
        />
      </FollowedGroups>
    </FormFrame>
  );
}

function Basics({ form, team }: { form: Form<Body>; team: string | null }) {
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
        {actsForOthers(me) && team === null ? (
          <PeoplePicker
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
