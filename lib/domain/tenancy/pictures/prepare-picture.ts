import { createHash } from "node:crypto";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { getDatabase } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { BudgetExceededError } from "@/lib/platform/threads/budget-exceeded-error";
import { runInThread } from "@/lib/platform/threads/run-in-thread";
import type { EncodedPicture, PictureIssue } from "./encode-picture";
import type { PictureKind } from "./picture-kinds";
import type { StoredPicture } from "./stored-picture";
import { uploadPicture } from "./upload-picture";

const run = runInThread<typeof import("./encode-picture")>("lib/domain/tenancy/pictures/encode-picture.ts");

/** Part of the picture's name: increase it when the sizes change, so that caches never serve an old size. */
const RECIPE = "1";

export interface PreparedPicture extends StoredPicture, Pick<EncodedPicture, "variants"> {
  /** The object storage has the bytes. */
  isOutside: boolean;
}

interface PictureOwner {
  organization: OrganizationId;
  kind: PictureKind;
  /** Id of the organisation, user or page. */
  id: string;
}

/**
 * Encodes an upload. The name is a hash of the owner and the bytes: the same upload again changes nothing,
 * and owners share no files.
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
    { organization: owner.organization, size: bytes.byteLength },
  ).catch((error: unknown) => {
    if (error instanceof BudgetExceededError) return { fault: "broken" as const };
    throw error;
  });
  if ("fault" in encoded) throw explainIssue(encoded.fault);
  const isOutside = await uploadPicture(getDatabase(), owner.organization, name, encoded.variants);
  return { ...encoded, picture: name, isOutside };
}

function explainIssue(issue: PictureIssue): ApiProblem {
  if (issue === "unavailable")
    return new ApiProblem(
      "unavailable",
      "Pictures cannot be taken here: the package sharp does not run on this server.",
      { reason: "pictures_off" },
    );
  if (issue === "too_many_pixels")
    return buildFieldProblem("", "too_big", "The picture must not have more than 50 million pixels");
  return issue === "no_picture"
    ? buildFieldProblem("", "invalid_format", "The file is no picture in PNG, JPEG or WebP")
    : buildFieldProblem("", "invalid_format", "The picture is damaged, or takes too long to read");
}
