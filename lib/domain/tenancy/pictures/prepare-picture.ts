import { createHash } from "node:crypto";
import { database } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { runApart } from "@/lib/platform/threads/run-apart";
import { TooMuchWork } from "@/lib/platform/threads/too-much-work";
import type { EncodedPicture, PictureFault } from "./encode-picture";
import type { PictureKind } from "./picture-kinds";
import { putOutside } from "./put-outside";
import type { StoredPicture } from "./stored-picture";

const run = runApart<typeof import("./encode-picture")>("lib/domain/tenancy/pictures/encode-picture.ts");

/** Part of the name: when the sizes change, so do the names, and nobody is shown a size of before. */
const RECIPE = "1";

export interface PreparedPicture extends StoredPicture, Pick<EncodedPicture, "variants"> {
  /** Its bytes are in the object storage already. */
  isOutside: boolean;
}

interface PictureOwner {
  organization: OrganizationId;
  kind: PictureKind;
  /** Of the organisation, the user or the page. */
  id: string;
}

/**
 * Encodes what was uploaded. Its name is made of the bytes and of whose it is: the same again changes nothing, and what
 * one owner removes is no one else's.
 */
export async function preparePicture(file: File, owner: PictureOwner): Promise<PreparedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = createHash("sha256")
    .update([owner.organization, owner.kind, owner.id, RECIPE, ""].join("/"))
    .update(bytes)
    .digest("hex")
    .slice(0, 40);
  const encoded = await run(
    "encodePicture",
    { bytes, kind: owner.kind },
    { whose: owner.organization, size: bytes.byteLength },
  ).catch((error: unknown) => {
    if (error instanceof TooMuchWork) return { fault: "broken" as const };
    throw error;
  });
  if ("fault" in encoded) throw explainFault(encoded.fault);
  const isOutside = await putOutside(database(), owner.organization, name, encoded.variants);
  return { ...encoded, picture: name, isOutside };
}

function explainFault(fault: PictureFault): ApiProblem {
  if (fault === "unavailable")
    return new ApiProblem(
      "unavailable",
      "Pictures cannot be taken here: the package sharp does not run on this server.",
      { reason: "pictures_off" },
    );
  if (fault === "too_many_pixels")
    return fieldProblem("", "too_big", "The picture must not have more than 50 million pixels");
  return fault === "no_picture"
    ? fieldProblem("", "invalid_format", "The file is no picture in PNG, JPEG or WebP")
    : fieldProblem("", "invalid_format", "The picture is damaged, or takes too long to read");
}
