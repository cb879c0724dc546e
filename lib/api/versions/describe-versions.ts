import { API_CHANGES } from "@/lib/domain/audit/api-versions/api-changes";
import { API_VERSIONS, type ApiVersion } from "@/lib/domain/contracts/api-versions";
import { CONTRACTS } from "../contracts";

interface VersionChanges {
  version: ApiVersion;
  changes: { title: string; text: string }[];
}

/** The changes of each version, newest first. */
export const describeVersions = (): VersionChanges[] =>
  API_VERSIONS.toReversed().map((version) => ({
    version,
    changes: API_CHANGES.filter((change) => change.version === version).map(({ title, text }) => ({
      title,
      text,
    })),
  }));

/** The deprecated operations and their replacements. */
export const describeDeprecations = () =>
  CONTRACTS.flatMap(({ method, path, deprecated }) =>
    deprecated ? [{ operation: `${method} ${path}`, ...deprecated }] : [],
  );
