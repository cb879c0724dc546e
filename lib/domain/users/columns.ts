import type { User } from "@/lib/platform/db/generated/client";
import { given } from "@/lib/platform/db/given";
import { type PersonBody, pickEmail } from "./schema";
import { mergeTravel, type Travel } from "./travel";

/** The columns that a body sets; what was not sent stays. `before` is the user who is there already. */
export const toUserColumns = (person: PersonBody, before?: Pick<User, "travel">) =>
  given({
    email: pickEmail(person),
    firstName: person.first_name,
    lastName: person.last_name,
    timezone: person.timezone,
    language: person.language,
    pictureUrl: person.picture_url,
    travel:
      person.travel &&
      (mergeTravel((before?.travel ?? []) as unknown as Travel[], person.travel) as object[]),
    resource: person.resource,
    capacity: person.capacity,
    place: person.place === undefined ? undefined : person.place || null,
    extid: person.account?.organization?.extid,
  });
