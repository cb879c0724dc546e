import { given } from "@/lib/platform/db/given";
import { type PersonBody, pickEmail } from "./schema";

/** The columns that a body sets; what was not sent stays. */
export const toUserColumns = (person: PersonBody) =>
  given({
    email: pickEmail(person),
    firstName: person.first_name,
    lastName: person.last_name,
    timezone: person.timezone,
    language: person.language,
    pictureUrl: person.picture_url,
    extid: person.account?.organization?.extid,
  });
