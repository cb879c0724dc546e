import type { Permission } from "@/lib/domain/auth/sessions/me-schema";
import { findReach, type Reach, type Role } from "@/lib/domain/contracts/audience";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { CONTRACTS } from "./contracts";

/** A user has a role, a key has scopes, a token has both. */
export interface CallerRights {
  role: Role | null;
  scopes: readonly string[] | null;
}

/** The operations that the caller may use, in the order of the documentation, and the reach of each. */
export const listPermissions = (bearer: CallerRights): Permission[] =>
  CONTRACTS.flatMap((contract) => {
    const reach = resolveReach(contract, bearer);
    const { name: operation, method, path } = contract;
    return reach ? [{ operation, method, path, reach }] : [];
  });

function resolveReach(
  { scope, keyOnly, audience }: AnyContract,
  { role, scopes }: CallerRights,
): Reach | null {
  if (scope === "public") return "all";
  if (role !== null && scopes !== null) {
    const isOpen = scope === "any" || scopes.includes(scope);
    return isOpen && audience ? findReach(audience, role) : null;
  }
  if (role !== null) return keyOnly || !audience ? null : findReach(audience, role);
  if (scope === "session") return null;
  return scope === "any" || scopes === null || scopes.includes(scope) ? "all" : null;
}
