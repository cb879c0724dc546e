import { findReach, type Role } from "@/lib/domain/contracts/audience";
import { SCOPES, type Scope } from "@/lib/domain/contracts/contract";
import { CONTRACTS } from "./contracts";

/** The scopes that open at least one endpoint to this role: those that its users may give to a token. */
export function listOpenScopes(role: Role | null): Scope[] {
  const open = new Set(
    CONTRACTS.filter(({ audience = "admins" }) => role !== null && findReach(audience, role)).map(
      ({ scope }) => scope as string,
    ),
  );
  return SCOPES.filter((scope) => open.has(scope));
}
