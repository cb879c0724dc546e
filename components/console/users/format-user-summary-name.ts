import type { UserSummary } from "./summary-queries";

/** What to call somebody who may not have said. */
export const formatUserSummaryName = (
  { name, email }: Pick<UserSummary, "name" | "email">,
  unnamed: string,
): string => name || email || unnamed;
