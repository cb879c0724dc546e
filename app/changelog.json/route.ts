import { describeDeprecated, describeVersions } from "@/lib/api/versions/describe-changes";

/** The changes of the API, for programs. */
export const GET = (): Response =>
  Response.json(
    { versions: describeVersions(), deprecated: describeDeprecated() },
    { headers: { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" } },
  );
