import type { Person } from "./queries";

/** What to call somebody who may not have said. */
export const personName = ({ name, email }: Pick<Person, "name" | "email">, unnamed: string): string =>
  name || email || unnamed;
