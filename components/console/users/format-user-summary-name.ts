import type { UserSummary } from "../resources/user-summary";

/** Formats the name of a user, who may have none. */
export const formatUserSummaryName = (
  { name, email }: Pick<UserSummary, "name" | "email">,
  unnamed: string,
): string => name || email || unnamed;
