import type { User } from "@/lib/platform/db/generated/client";

export const formatFullName = ({
  firstName,
  lastName,
}: Pick<User, "firstName" | "lastName">): string | null =>
  [firstName, lastName].filter(Boolean).join(" ") || null;
