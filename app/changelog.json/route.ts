import { describeDeprecations, describeVersions } from "@/lib/api/versions/describe-versions";

/** The changes of the API, for programs. */
export const GET = (): Response =>
  Response.json(
    { versions: describeVersions(), deprecated: describeDeprecations() },
    { headers: { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" } },
  );
