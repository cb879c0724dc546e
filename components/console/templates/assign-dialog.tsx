"use client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Schemas } from "../api";
import { UnsavedChangesDialog } from "../form/unsaved-changes-dialog";
import { useUnsavedChangesGuard } from "../form/use-unsaved-changes-guard";
import { formatRejection } from "../problem-error";
import { listTeams, TEAMS_KEY } from "../resources/teams";
import { assignTemplate } from "../resources/templates";
import { formatUserNameById, UserPicker, useUsersById } from "../resources/user-picker";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { RadioGroup } from "../ui/radio-group";

type Result = Schemas["TemplateAssignmentResult"];
type Use = NonNullable<Schemas["TemplateAssignment"]["use"]>;

/** The users per request; the dialog shows the progress after each. */
const CHUNK_PEOPLE = 25;

const MAX_TEAMS = 1000;

interface Props {
  template: string;
  /** Called after an assignment, which may have created pages. */
  onChange: () => void;
  onClose: () => void;
}

/** Assigns the template to users, and shows the progress and the failures with their reasons. */
export default function AssignDialog({ template, onChange, onClose }: Props) {
  const t = useText();
  const [team, setTeam] = useState("");
  const [people, setPeople] = useState<string[]>([]);
  const [use, setUse] = useState<Use>("new_page");
  const [results, setResults] = useState<Result[]>([]);
  const teams = useQuery({
    queryKey: [...TEAMS_KEY, "all"],
    queryFn: () => listTeams({ limit: MAX_TEAMS }),
  });
  const members = teams.data?.value.find(({ _id }) => _id === team)?.members ?? [];
  const users = [...new Set([...members, ...people])];
  const assignment = useMutation({
    mutationFn: async () => {
      // After a lost connection, a retry continues with the remaining users.
      const done = new Set(results.map(({ user }) => user));
      const left = users.filter((user) => !done.has(user));
      for (let at = 0; at < left.length; at += CHUNK_PEOPLE) {
        const { value } = await assignTemplate(template, { users: left.slice(at, at + CHUNK_PEOPLE), use });
        setResults((before) => [...before, ...value.results]);
      }
    },
    onSettled: onChange,
  });
  const started = assignment.isPending || assignment.isSuccess;
  /** True if some of the chosen users have no page yet. */
  const isIncomplete = users.length > 0 && !assignment.isSuccess;
  const guard = useUnsavedChangesGuard(isIncomplete);
  return (
    <Modal open title={t("templates.assign")} onClose={isIncomplete ? null : onClose}>
      {started ? (
        <Progress results={results} total={users.length} onClose={assignment.isPending ? null : onClose} />
      ) : (
        <DialogForm
          submitLabel={t("templates.give", { count: users.length })}
          tone="primary"
          ready={users.length > 0}
          error={assignment.error}
          onSubmit={() => assignment.mutate()}
          onCancel={onClose}
        >
          <label className="font-medium text-sm">
            {t("templates.team")}
            <select
              className="input mt-1 font-normal"
              value={team}
              onChange={({ target }) => setTeam(target.value)}
            >
              <option value="">{t("templates.noTeam")}</option>
              {teams.data?.value.map(({ _id, name, members: those }) => (
                <option key={_id} value={_id}>
                  {`${name} (${t("teams.people", { count: those.length })})`}
                </option>
              ))}
            </select>
          </label>
          <UserPicker label={t("templates.people")} ids={people} onChange={setPeople} error={null} />
          <RadioGroup
            label={t("templates.which")}
            value={use}
            options={(["new_page", "primary_page"] as const).map((value) => ({
              value,
              label: t(`templates.${value}`),
              hint: t(`templates.${value}Hint`),
            }))}
            onChange={setUse}
          />
        </DialogForm>
      )}
      <UnsavedChangesDialog guard={guard} />
    </Modal>
  );
}

interface ProgressProps {
  results: readonly Result[];
  total: number;
  onClose: (() => void) | null;
}

function Progress({ results, total, onClose }: ProgressProps) {
  const t = useText();
  const rejected = results.filter(({ error }) => error);
  const named = useUsersById(rejected.map(({ user }) => user));
  return (
    <div className="mt-4 grid gap-4">
      <p aria-live="polite">
        {onClose
          ? t("templates.given", { count: results.length - rejected.length })
          : t("templates.giving", { done: String(results.length), total: String(total) })}
      </p>
      <progress
        className="h-2 w-full accent-accent"
        max={total}
        value={results.length}
        aria-label={t("templates.assign")}
      />
      {rejected.length > 0 ? (
        <section>
          <h3 className="font-medium">{t("templates.refused", { count: rejected.length })}</h3>
          <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto">
            {rejected.map(({ user, error }) => (
              <li key={user} className="py-2">
                <span className="block font-medium">
                  {formatUserNameById(named.data, user, t("users.unnamed"))}
                </span>
                <span className="text-muted">{formatRejection(error ?? {}, t)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {onClose ? (
        <button type="button" className="button justify-self-end" data-tone="primary" onClick={onClose}>
          {t("shell.close")}
        </button>
      ) : null}
    </div>
  );
}
