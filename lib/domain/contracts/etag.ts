import { ApiProblem } from "./problem";

/** Formats the version of a resource: `_id` and the number of updates. */
export const formatEtag = (id: string, version: number) => `"${id}-${version}"`;

/** Returns the tag of a response that is one stored resource. */
export function getResourceEtag(response: unknown): string | null {
  if (response === null || typeof response !== "object") return null;
  // The response of a user also contains results of the call.
  const { user } = response as { user?: unknown };
  const stored = user !== null && typeof user === "object" ? user : response;
  const { _id: id, __v: version } = stored as { _id?: unknown; __v?: unknown };
  return typeof id === "string" && typeof version === "number" ? formatEtag(id, version) : null;
}

/** The versions in `If-Match`; use cases check them against the row that they have locked. */
export class Precondition {
  constructor(private readonly header: string | null) {}

  check(row: { id: string; v: number }): void {
    if (this.header === null || this.header.trim() === "*") return;
    const versions = this.header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    if (versions.includes(formatEtag(row.id, row.v))) return;
    throw new ApiProblem(
      "precondition_failed",
      "The resource has changed since it was read; read it again.",
      {
        headers: { etag: formatEtag(row.id, row.v) },
      },
    );
  }
}
