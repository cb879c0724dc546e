import {
  API_VERSIONS,
  type ApiVersion,
  isApiVersion,
  NEWEST_API_VERSION,
} from "@/lib/domain/contracts/api-versions";
import { ApiProblem } from "@/lib/domain/contracts/problem";

export const VERSION_HEADER = "bookpage-version";

/** The version of the response: the request's, else the key's, else the newest. */
export function resolveApiVersion(request: Request, pinned: ApiVersion | null): ApiVersion {
  const requested = request.headers.get(VERSION_HEADER);
  if (requested === null) return pinned ?? NEWEST_API_VERSION;
  if (isApiVersion(requested)) return requested;
  const message = `must be one of ${API_VERSIONS.join(", ")}`;
  throw new ApiProblem("validation_failed", `Bookpage-Version ${message}.`, {
    errors: [{ in: "header", pointer: "/Bookpage-Version", code: "invalid_value", message }],
    members: { versions: API_VERSIONS },
  });
}

/** The version for problems that occur before authentication. */
export function getRequestedVersion(request: Request): ApiVersion {
  const requested = request.headers.get(VERSION_HEADER) ?? "";
  return isApiVersion(requested) ? requested : NEWEST_API_VERSION;
}
