"use client";
import { useQuery } from "@tanstack/react-query";
import type { Role } from "@/lib/platform/http/audience";
import { SelectInput } from "../form/fields";
import { withValue } from "../form/pointer";
import { WeekInput } from "../hours/week-input";
import { teamOptionsQuery } from "../invitations/queries";
import { useMe } from "../me";
import { listRoleOptions } from "../roles/role-options";
import { useText } from "../texts";
import type { Act } from "./acts";
import type { PlannedChange } from "./planned-change";

interface Props {
  act: Act;
  plan: PlannedChange;
  onChange: (plan: PlannedChange) => void;
}

/** What has to be chosen for an act; of most there is nothing. */
export function ChangeFields({ act, plan, onChange }: Props) {
  const t = useText();
  const me = useMe();
  const field = (name: "team" | "role") => ({
    name,
    value: plan[name],
    error: null,
    onChange: (value: string) => onChange({ ...plan, [name]: value }),
  });
  if (act === "join" || act === "leave") return <TeamInput field={field("team")} />;
  if (act === "role")
    return (
      <SelectInput
        label={t("users.role")}
        hint={t(`roles.${plan.role as Role}Hint`)}
        field={field("role")}
        options={listRoleOptions(me, t, null)}
      />
    );
  if (act === "hours")
    return (
      <div>
        <WeekInput
          form={{
            body: plan,
            set: (pointer, value) => onChange(withValue(plan, pointer, value)),
            findError: () => null,
          }}
          pointer="/days"
        />
      </div>
    );
  return null;
}

function TeamInput({
  field,
}: {
  field: { name: string; value: string; error: null; onChange: (value: string) => void };
}) {
  const t = useText();
  const { data: teams = [] } = useQuery(teamOptionsQuery);
  return (
    <SelectInput
      label={t("invitations.team")}
      field={field}
      options={[{ value: "", label: t("people.pickTeam") }, ...teams]}
    />
  );
}
