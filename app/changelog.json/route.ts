import { describeDeprecations, describeVersions } from "@/lib/api/versions/describe-versions";

/** The API's changes as JSON. */
export const GET = (): Response =>
  Response.json(
    { versions: describeVersions(), deprecated: describeDeprecations() },
    { headers: { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" } },
  );
