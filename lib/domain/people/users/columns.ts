import { findUploaded, toStoredAddress } from "@/lib/domain/tenancy/pictures/picture-address";
import type { User } from "@/lib/platform/db/generated/client";
import { given } from "@/lib/platform/db/given";
import { fieldProblem } from "@/lib/platform/http/problem";
import { type PersonBody, pickEmail } from "./schema";
import { mergeTravel, type Travel } from "./travel";

/** The columns that a body sets; what was not sent stays. `before` is the user who is there already. */
export const toUserColumns = (person: PersonBody, before?: Pick<User, "travel" | "pictureUrl">) =>
  given({
    email: pickEmail(person),
    firstName: person.first_name,
    lastName: person.last_name,
    timezone: person.timezone,
    language: person.language,
    pictureUrl: person.picture_url && readPicture(person.picture_url, before?.pictureUrl ?? null),
    travel:
      person.travel &&
      (mergeTravel((before?.travel ?? []) as unknown as Travel[], person.travel) as object[]),
    resource: person.resource,
    capacity: person.capacity,
    place: person.place === undefined ? undefined : person.place || null,
    extid: person.account?.organization?.extid,
  });

/** A photo that was uploaded may be sent back, but is nobody else's. */
function readPicture(sent: string, before: string | null): string {
  const stored = toStoredAddress(sent);
  if (!findUploaded(stored) || stored === before) return stored;
  throw fieldProblem(
    "/user/picture_url",
    "refused",
    "user.picture_url leads to an uploaded file, which belongs to whom it was uploaded for: upload it with PUT /v2/users/:user_id/photo",
  );
}
