import type { Role } from "@/lib/domain/contracts/audience";
import { buildDefaultHours } from "../resources/edited-availability";
import type { UsersChange } from "../resources/user-summary";
import type { UserAction } from "./bulk-actions";

/** The parameters of any bulk action. */
export interface UserChangeDraft {
  team: string;
  role: Role;
  days: ReturnType<typeof buildDefaultHours>["days"];
}

export const EMPTY_USER_CHANGE: UserChangeDraft = {
  team: "",
  role: "member",
  days: buildDefaultHours().days,
};

/** Builds the request; null while a parameter is missing. */
export function toUserChange(action: UserAction, { team, role, days }: UserChangeDraft): UsersChange | null {
  switch (action) {
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
