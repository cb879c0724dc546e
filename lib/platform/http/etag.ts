import { ApiProblem } from "./problem";

/** The version that a client saw: `_id` and the count of updates. */
export const formatEtag = (id: string, version: number) => `"${id}-${version}"`;

/** The tag of an answer that is one stored resource. */
export function getResourceEtag(answer: unknown): string | null {
  if (answer === null || typeof answer !== "object") return null;
  // A user is answered with what else came of the call.
  const { user } = answer as { user?: unknown };
  const stored = user !== null && typeof user === "object" ? user : answer;
  const { _id: id, __v: version } = stored as { _id?: unknown; __v?: unknown };
  return typeof id === "string" && typeof version === "number" ? formatEtag(id, version) : null;
}

/** What `If-Match` asked for; use cases check it against the row that they have locked. */
export class Precondition {
  constructor(private readonly header: string | null) {}

  check(row: { id: string; v: number }): void {
    if (this.header === null || this.header.trim() === "*") return;
    const wanted = this.header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    if (wanted.includes(formatEtag(row.id, row.v))) return;
    throw new ApiProblem(
      "precondition_failed",
      "The resource has changed since it was read; read it again.",
      {
        headers: { etag: formatEtag(row.id, row.v) },
      },
    );
  }
}

export function isNotModified(request: { headers: Pick<Headers, "get"> }, etag: string | null): boolean {
  const known = request.headers.get("if-none-match");
  if (!known || !etag) return false;
  return known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
