"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ASSIGNMENT_RULES } from "@/lib/domain/people/teams/options";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { DeleteUndoable } from "../deletion/delete-undoable";
import { ExternalIdField, getExternalId } from "../form/external-id-field";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { formatRenameHint } from "../form/format-rename-hint";
import { useEditForm } from "../form/use-edit-form";
import type { FormController } from "../form/use-form";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { canPerform, useMe } from "../me";
import { buildTeamQuery, getTeam, TEAMS_KEY } from "../resources/teams";
import { UserPicker } from "../resources/user-picker";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { deleteTeam } from "./delete-team";
import { TeamPage } from "./team-page";
import { Weights } from "./weights";

type Team = Schemas["Team"];

export function TeamEditor({ id }: { id: string }) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildTeamQuery(id));
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  return (
    <>
      <PageHeader title={query.data.value.name} back={{ href: "/console/teams", label: t("teams.title") }} />
      <Panel title={t("teams.basics")}>
        <TeamForm read={query.data} />
      </Panel>
      <TeamPage handle={query.data.value.handle} />
      {canPerform(me, "deleteTeam") ? (
        <DeleteUndoable
          id={id}
          name={query.data.value.name}
          run={deleteTeam}
          invalidate={TEAMS_KEY}
          list="/console/teams"
        />
      ) : null}
    </>
  );
}

const toBody = ({
  _id,
  name,
  extid: externalId,
  level_name,
  members,
  admins,
  public: open,
  assignment,
  handle,
}: Team) => ({
  name,
  extid: getExternalId({ _id, extid: externalId }),
  level_name,
  members,
  admins,
  public: open,
  assignment,
  handle,
});

type Body = ReturnType<typeof toBody>;

/** Sorts by preference, since the rule uses the order of the members. */
const applyMemberOrder = (body: Body): Body =>
  body.assignment.rule === "priority"
    ? { ...body, assignment: { ...body.assignment, order: body.members } }
    : body;

function TeamForm({ read }: { read: ApiValue<Team> }) {
  const t = useText();
  const queries = useQueryClient();
  const id = read.value._id;
  const form = useEditForm({
    read,
    toBody,
    schema: async () => (await import("@/lib/domain/people/teams/schema")).teamUpdate,
    send: (body, header) =>
      unwrapResponse(
        api.PUT("/v2/teams/{team_id}", {
          params: { path: { team_id: id }, header },
          body: applyMemberOrder(body),
        }),
      ),
    onSaved: (response) => {
      queries.setQueryData(buildTeamQuery(id).queryKey, response);
      void queries.invalidateQueries({ queryKey: TEAMS_KEY });
    },
    reread: () => getTeam(id),
    undoable: true,
  });
  const me = useMe();
  const { body } = form;
  const labels = {
    "/name": t("teams.name"),
    "/extid": t("teams.extid"),
    "/level_name": t("teams.level"),
    "/members": t("teams.members"),
    "/admins": t("teams.admins"),
    "/public": t("teams.public"),
    "/assignment": t("teams.rule"),
    "/handle": t("teamPages.handle"),
  };
  return (
    <FormFrame closed={!canPerform(me, "updateTeam")} form={form} labels={labels}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label={t("teams.name")} field={form.text("/name", "")} />
        <TextInput label={t("teams.level")} hint={t("teams.levelHint")} field={form.text("/level_name")} />
        <TextInput
          label={t("teamPages.handle")}
          hint={formatRenameHint(t, t("teamPages.handleHint"), form.start.handle, body.handle)}
          field={form.text("/handle")}
        />
      </div>
      <SwitchInput label={t("teams.public")} hint={t("teams.publicHint")} {...form.switch("/public")} />
      <div className="grid gap-5 sm:grid-cols-2">
        {(["members", "admins"] as const).map((role) => (
          <UserPicker
            key={role}
            label={t(`teams.${role}`)}
            ids={body[role]}
            onChange={(ids) => form.set(`/${role}`, ids)}
            error={form.findError(`/${role}`)}
          />
        ))}
      </div>
      <Assignment form={form} />
      <ExternalIdField field={form.text("/extid")} />
    </FormFrame>
  );
}

/** The rule by which the team assigns an event to a member. */
function Assignment({ form }: { form: FormController<Body> }) {
  const t = useText();
  const { members, assignment } = form.body;
  return (
    <>
      <SelectInput
        label={t("teams.rule")}
        {...(assignment.rule === "priority" ? { hint: t("teams.orderHint") } : {})}
        field={form.text("/assignment/rule")}
        options={ASSIGNMENT_RULES.map((rule) => ({ value: rule, label: t(`teams.${rule}`) }))}
      />
      {assignment.rule === "weighted" ? (
        <Weights
          members={members}
          weights={assignment.weights ?? {}}
          onChange={(weights) => form.set("/assignment/weights", weights)}
        />
      ) : null}
    </>
  );
}
