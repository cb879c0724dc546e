import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { extractUploadedPicture, toStoredPictureUrl } from "@/lib/domain/tenancy/pictures/picture-url";
import type { User } from "@/lib/platform/db/generated/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import { pickEmail, type UserInput } from "./schema";
import { mergeTravel, type Travel } from "./travel";

/** Returns only the columns that the body sets. `before` is the existing user. */
export const toUserColumns = (person: UserInput, before?: Pick<User, "travel" | "pictureUrl">) =>
  omitUndefined({
    email: pickEmail(person),
    firstName: person.first_name,
    lastName: person.last_name,
    timezone: person.timezone,
    language: person.language,
    pictureUrl: person.picture_url && resolvePictureUrl(person.picture_url, before?.pictureUrl ?? null),
    travel:
      person.travel &&
      (mergeTravel((before?.travel ?? []) as unknown as Travel[], person.travel) as object[]),
    resource: person.resource,
    capacity: person.capacity,
    place: person.place === undefined ? undefined : person.place || null,
    externalId: person.account?.organization?.extid,
  });

/** Accepts an uploaded photo only if it is the user's own. */
function resolvePictureUrl(sent: string, before: string | null): string {
  const stored = toStoredPictureUrl(sent);
  if (!extractUploadedPicture(stored) || stored === before) return stored;
  throw buildFieldProblem(
    "/user/picture_url",
    "refused",
    "user.picture_url leads to an uploaded file, which belongs to another user: upload it with PUT /v2/users/:user_id/photo",
  );
}
