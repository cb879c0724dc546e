import { ROLES, type Role } from "@/lib/domain/contracts/audience";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";

/** Lists the roles that the user may assign to a user with the role `before`; none above their own. */
export const listRoleOptions = (me: Me, t: TranslateConsole, before: Role | null) =>
  ROLES.filter((role) => role === before || (me.role === "owner" ? true : role !== "owner")).map((value) => ({
    value,
    label: t(`roles.${value}`),
  }));
