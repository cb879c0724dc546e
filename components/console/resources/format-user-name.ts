import type { Schemas } from "../api";

type User = Schemas["User"];

/** Formats the name of a user, who may have none. */
export const formatUserName = (user: User, unnamed: string): string =>
  user.full_name ?? user.emails[0] ?? unnamed;
