import { given } from "@/lib/platform/db/given";
import { emailOf, type Person } from "./schema";

/** The columns that a body sets; what was not sent stays. */
export const columnsOf = (person: Person) =>
  given({
    email: emailOf(person),
    firstName: person.first_name,
    lastName: person.last_name,
    timezone: person.timezone,
    language: person.language,
    pictureUrl: person.picture_url,
    extid: person.account?.organization?.extid,
  });
