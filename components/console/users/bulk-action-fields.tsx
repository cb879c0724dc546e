"use client";
import { useQuery } from "@tanstack/react-query";
import type { Role } from "@/lib/domain/contracts/audience";
import { WeeklyHoursField } from "../availability/weekly-hours-field";
import { SelectInput } from "../form/fields";
import { setAtPointer } from "../form/pointer";
import { useMe } from "../me";
import { teamOptionsQuery } from "../resources/invitations";
import { listRoleOptions } from "../roles/list-role-options";
import { useText } from "../texts";
import type { UserAction } from "./bulk-actions";
import type { UserChangeDraft } from "./user-change-draft";

interface Props {
  action: UserAction;
  plan: UserChangeDraft;
  onChange: (plan: UserChangeDraft) => void;
}

/** The parameters of a bulk action; most have none. */
export function BulkActionFields({ action, plan, onChange }: Props) {
  const t = useText();
  const me = useMe();
  const field = (name: "team" | "role") => ({
    name,
    value: plan[name],
    error: null,
    onChange: (value: string) => onChange({ ...plan, [name]: value }),
  });
  if (action === "join" || action === "leave") return <TeamInput field={field("team")} />;
  if (action === "role")
    return (
      <SelectInput
        label={t("users.role")}
        hint={t(`roles.${plan.role as Role}Hint`)}
        field={field("role")}
        options={listRoleOptions(me, t, null)}
      />
    );
  if (action === "hours")
    return (
      <div>
        <WeeklyHoursField
          form={{
            body: plan,
            set: (pointer, value) => onChange(setAtPointer(plan, pointer, value)),
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
