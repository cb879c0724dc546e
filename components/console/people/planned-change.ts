import type { Role } from "@/lib/platform/http/audience";
import { usualHours } from "../hours/availability-body";
import type { Act } from "./acts";
import type { PeopleChange } from "./queries";

/** What is filled in, of whichever act. */
export interface PlannedChange {
  team: string;
  role: Role;
  days: ReturnType<typeof usualHours>["days"];
}

export const NEW_CHANGE: PlannedChange = { team: "", role: "member", days: usualHours().days };

/** What is sent; null: something has yet to be chosen. */
export function toChange(act: Act, { team, role, days }: PlannedChange): PeopleChange | null {
  switch (act) {
    case "invite":
      return { invite: true };
    case "join":
      return team ? { team } : null;
    case "leave":
      return team ? { leave_team: team } : null;
    case "role":
      return { role };
    case "hours":
      return { availability: { days, weeks: null } };
    case "page":
      return { page: true };
    case "suspend":
      return { suspended: true };
    case "letIn":
      return { suspended: false };
  }
}
