import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { updatePhoto } from "@/lib/domain/people/users/update-photo";
import { preparePicture } from "@/lib/domain/tenancy/pictures/prepare-picture";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { DEMO_PHOTOS } from "./photos";

const ANY_VERSION = new Precondition(null);

/** Uploads photos of the demo's users after it was created. Without an image encoder they keep their initials. */
export async function uploadDemoPhotos(db: Db, organization: OrganizationId, users: { _id: string }[]) {
  for (const [index, { _id: id }] of users.entries()) {
    const file = new File([Buffer.from(DEMO_PHOTOS[index] as string, "base64")], "photo.webp");
    const prepared = await preparePicture(file, { organization, kind: "photo", id }).catch(
      suppressUnavailable,
    );
    if (!prepared) return;
    await updatePhoto(db, organization, id, prepared, ANY_VERSION);
  }
}

function suppressUnavailable(error: unknown): null {
  if (error instanceof ApiProblem && error.code === "unavailable") return null;
  throw error;
}
