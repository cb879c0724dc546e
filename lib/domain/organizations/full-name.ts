import type { User } from "@/lib/platform/db/generated/client";

export const fullNameOf = ({ firstName, lastName }: Pick<User, "firstName" | "lastName">): string | null =>
  [firstName, lastName].filter(Boolean).join(" ") || null;
