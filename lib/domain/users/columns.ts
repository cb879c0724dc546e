import { given } from "@/lib/platform/db/given";
import { type Person, pickEmail } from "./schema";

/** The columns that a body sets; what was not sent stays. */
export const toUserColumns = (person: Person) =>
  given({
    email: pickEmail(person),
    firstName: person.first_name,
    lastName: person.last_name,
    timezone: person.timezone,
    language: person.language,
    pictureUrl: person.picture_url,
    extid: person.account?.organization?.extid,
  });
