import type { Schemas } from "../api";

type User = Schemas["User"];

/** What to call somebody who may not have said. */
export const formatUserName = (user: User, unnamed: string): string =>
  user.full_name ?? user.emails[0] ?? unnamed;
