"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import { listTeams } from "../resources/teams";
import { useText } from "../texts";

type Group = NonNullable<NonNullable<Schemas["SignInBody"]["provider"]>["team_groups"]>[number];

interface Props {
  groups: readonly Group[];
  findError: (pointer: string) => string | null;
  onChange: (groups: Group[]) => void;
}

const MAX_LISTED = 500;

/** The mapping of the provider's groups to teams. */
export function TeamGroups({ groups, findError, onChange }: Props) {
  const t = useText();
  const query = useQuery({
    queryKey: ["teams", "all"],
    queryFn: async () => (await listTeams({ limit: MAX_LISTED })).value,
  });
  const options = [
    { value: "", label: t("signIn.teamPick") },
    ...(query.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  const change = (index: number, changes: Partial<Group>) =>
    onChange(groups.map((group, at) => (at === index ? { ...group, ...changes } : group)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{t("signIn.teamGroups")}</legend>
      {groups.map(({ group, team }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={index} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <TextInput
            label={t("signIn.group")}
            field={{
              name: `/provider/team_groups/${index}/group`,
              value: group,
              error: findError(`/provider/team_groups/${index}/group`),
              onChange: (text) => change(index, { group: text }),
            }}
          />
          <SelectInput
            label={t("signIn.team")}
            options={options}
            field={{
              name: `/provider/team_groups/${index}/team`,
              value: team,
              error: findError(`/provider/team_groups/${index}/team`),
              onChange: (id) => change(index, { team: id }),
            }}
          />
          <button
            type="button"
            className="button"
            aria-label={`${t("secondFactors.remove")}: ${group}`}
            onClick={() => onChange(groups.filter((_, at) => at !== index))}
          >
            {t("secondFactors.remove")}
          </button>
        </div>
      ))}
      <div>
        <button
          type="button"
          className="button"
          onClick={() => onChange([...groups, { group: "", team: "" }])}
        >
          {t("signIn.groupAdd")}
        </button>
      </div>
    </fieldset>
  );
}
