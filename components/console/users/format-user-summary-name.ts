import type { UserSummary } from "./summary-queries";

/** Formats the name of a user, who may have none. */
export const formatUserSummaryName = (
  { name, email }: Pick<UserSummary, "name" | "email">,
  unnamed: string,
): string => name || email || unnamed;
