"use client";
import { useQuery } from "@tanstack/react-query";
import { buildTeamQuery } from "../resources/teams";
import { formatUserNameById, useUsersById } from "../resources/user-picker";
import { useText } from "../texts";

interface Props {
  legend: string;
  team: string;
  /** JSON pointer of the ids in the form's body. */
  pointer: string;
  /** Ids of the members who are ticked. */
  chosen: readonly string[];
  error: string | null;
  onChange: (chosen: string[]) => void;
}

/** The members of a team to tick; those who have left stay until they are unticked. */
export function MemberCheckboxes({ legend, team, pointer, chosen, error, onChange }: Props) {
  const t = useText();
  const { data } = useQuery(buildTeamQuery(team));
  const members = data?.value.members ?? [];
  const listed = [...new Set([...members, ...chosen])];
  const people = useUsersById(listed);
  return (
    <fieldset className="min-w-0" data-field={pointer} tabIndex={-1}>
      <legend className="font-medium text-sm">{legend}</legend>
      {data && members.length === 0 ? <p className="text-muted text-sm">{t("teamPages.noMembers")}</p> : null}
      {listed.map((member) => (
        <label key={member} className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-text"
            checked={chosen.includes(member)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, member] : chosen.filter((one) => one !== member))
            }
          />
          {formatUserNameById(people.data, member, t("users.unnamed"))}
        </label>
      ))}
      {error ? <p className="mt-1 font-medium text-bad text-sm">{error}</p> : null}
    </fieldset>
  );
}
