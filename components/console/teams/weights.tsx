"use client";
import { formatUserNameById, useUsersById } from "../resources/user-picker";
import { useText } from "../texts";

const MAX_WEIGHT = 1000;

interface Props {
  members: readonly string[];
  weights: Record<string, number>;
  onChange: (weights: Record<string, number>) => void;
}

/** The relative share of assignments for each member. */
export function Weights({ members, weights, onChange }: Props) {
  const t = useText();
  const people = useUsersById(members);
  const total = members.reduce((sum, id) => sum + (weights[id] ?? 1), 0);
  return (
    <ul className="grid gap-2">
      {members.map((id) => {
        const name = formatUserNameById(people.data, id, t("users.unnamed"));
        const weight = weights[id] ?? 1;
        return (
          <li key={id} className="flex items-center gap-3 text-sm">
            <span className="min-w-0 flex-1">{name}</span>
            <span className="text-xs text-muted">{Math.round((weight / total) * 100)} %</span>
            <input
              className="input w-24 flex-none"
              type="number"
              min={1}
              max={MAX_WEIGHT}
              aria-label={t("teams.weight", { name })}
              value={weight}
              onChange={(event) =>
                onChange({
                  ...weights,
                  [id]: Math.min(MAX_WEIGHT, Math.max(1, Math.round(event.target.valueAsNumber || 1))),
                })
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
