import { ROLES, type Role } from "@/lib/platform/http/audience";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";

/** What one may make of somebody who is `before` now: nobody gives more than they have. */
export const listRoleOptions = (me: Me, t: TranslateConsole, before: Role | null) =>
  ROLES.filter((role) => role === before || (me.role === "owner" ? true : role !== "owner")).map((value) => ({
    value,
    label: t(`roles.${value}`),
  }));
