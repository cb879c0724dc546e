import { isId } from "@/lib/platform/db/is-id";
import { LIMITS } from "@/lib/platform/http/fields";
import { isObject, type Resource } from "./protocol/canonical";
import { invalidValue, ScimProblem } from "./protocol/scim-problem";
import { readText } from "./read-user";

export interface WantedGroup {
  displayName: string;
  externalId: string | null;
  members: string[];
}

const MAX_MEMBERS = 5000;

/** Reads the attributes of a group whose names are canonical. */
export function readWantedGroup(resource: Resource): WantedGroup {
  const displayName = readText("displayName", resource.displayName, LIMITS.name);
  if (displayName === null) throw invalidValue("displayName", "is required");
  return {
    displayName,
    externalId: readText("externalId", resource.externalId, LIMITS.extid),
    members: readMembers(resource.members),
  };
}

function readMembers(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_MEMBERS)
    throw new ScimProblem(400, "tooMany", `A group has ${MAX_MEMBERS} members at most.`);
  return [
    ...new Set(
      list.map((one) => {
        if (!isObject(one)) throw invalidValue("members", "must be a list of objects");
        if (String(one.type ?? "User").toLowerCase() !== "user")
          throw invalidValue("members.type", "must be User: groups do not hold groups here");
        if (typeof one.value !== "string" || !isId(one.value))
          throw invalidValue("members.value", "must be the id of a user");
        return one.value;
      }),
    ),
  ];
}
