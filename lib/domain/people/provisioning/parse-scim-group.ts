import { isId } from "@/lib/platform/db/is-id";
import { LIMITS } from "@/lib/platform/http/fields";
import { parseScimText } from "./parse-scim-user";
import { isScimObject, type ScimResource } from "./protocol/canonical";
import { buildInvalidValueProblem, ScimProblem } from "./protocol/scim-problem";

export interface ScimGroup {
  displayName: string;
  externalId: string | null;
  members: string[];
}

const MAX_MEMBERS = 5000;

/** Parses the attributes of a group with canonical names. */
export function parseScimGroup(resource: ScimResource): ScimGroup {
  const displayName = parseScimText("displayName", resource.displayName, LIMITS.name);
  if (displayName === null) throw buildInvalidValueProblem("displayName", "is required");
  return {
    displayName,
    externalId: parseScimText("externalId", resource.externalId, LIMITS.externalId),
    members: parseMembers(resource.members),
  };
}

function parseMembers(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_MEMBERS)
    throw new ScimProblem(400, "tooMany", `A group has ${MAX_MEMBERS} members at most.`);
  return [
    ...new Set(
      list.map((one) => {
        if (!isScimObject(one)) throw buildInvalidValueProblem("members", "must be a list of objects");
        if (String(one.type ?? "User").toLowerCase() !== "user")
          throw buildInvalidValueProblem("members.type", "must be User: groups do not hold groups here");
        if (typeof one.value !== "string" || !isId(one.value))
          throw buildInvalidValueProblem("members.value", "must be the id of a user");
        return one.value;
      }),
    ),
  ];
}
