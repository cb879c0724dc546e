import type { Auth } from "@/lib/domain/contracts/auth";

/** Returns true if the caller, who may change workflows, may also create the webhooks of their steps. */
export const canCreateWebhooks = ({ scopes }: Pick<Auth, "scopes">): boolean =>
  scopes === null || scopes.includes("hooks:write");
