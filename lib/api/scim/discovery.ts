import { URN } from "@/lib/domain/people/provisioning/protocol/attribute-names";
import { MAX_RESULTS } from "@/lib/domain/people/provisioning/protocol/read-page";
import { ScimProblem } from "@/lib/domain/people/provisioning/protocol/scim-problem";
import { scimAddress } from "@/lib/domain/people/provisioning/serialize-user";
import { env } from "@/lib/platform/env/env";
import { listResponse } from "./list-response";
import { SCHEMAS } from "./schemas";
import type { ScimAnswer, ScimCall } from "./scim-route";

/** What this server can do (RFC 7643, 5). */
export const readServiceProviderConfig = (): ScimAnswer => ({
  status: 200,
  body: {
    schemas: [URN.config],
    documentationUri: `${env().WEB_URL}/docs`,
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_RESULTS },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "API key",
        description: "A key with the scope scim, as a bearer token.",
        specUri: "https://www.rfc-editor.org/rfc/rfc6750",
        primary: true,
      },
    ],
    meta: {
      resourceType: "ServiceProviderConfig",
      location: `${scimAddress()}/ServiceProviderConfig`,
    },
  },
});

const resourceType = (name: string, description: string, schema: string) => ({
  schemas: [URN.resourceType],
  id: name,
  name,
  endpoint: `/${name}s`,
  description,
  schema,
  meta: { resourceType: "ResourceType", location: `${scimAddress()}/ResourceTypes/${name}` },
});

const listTypes = () => [
  resourceType("User", "The people of the organisation", URN.user),
  resourceType("Group", "Groups of the directory, which teams follow", URN.group),
];

/** What the server says of itself is not filtered (RFC 7644, 4). */
function refuseFilter({ query }: ScimCall): void {
  if (query.has("filter")) throw new ScimProblem(403, null, "What the server can do takes no filter.");
}

/** A key is nobody's, so there is no "me" (RFC 7644, 3.11). */
export const refuseMe = (): ScimAnswer => {
  throw new ScimProblem(501, null, "A key of a directory is no user: /Me is not there.");
};

export const listResourceTypes = (call: ScimCall): ScimAnswer => {
  refuseFilter(call);
  const types = listTypes();
  return { status: 200, body: listResponse(types, types.length) };
};

export const readResourceType = ({ id }: ScimCall): ScimAnswer =>
  one(listTypes().find((type) => type.id.toLowerCase() === id.toLowerCase()));

const listAll = () =>
  SCHEMAS.map((schema) => ({
    schemas: [URN.schema],
    ...schema,
    meta: { resourceType: "Schema", location: `${scimAddress()}/Schemas/${schema.id}` },
  }));

export const listSchemas = (call: ScimCall): ScimAnswer => {
  refuseFilter(call);
  return { status: 200, body: listResponse(listAll(), SCHEMAS.length) };
};

export const readSchema = ({ id }: ScimCall): ScimAnswer =>
  one(listAll().find((schema) => schema.id.toLowerCase() === decodeURIComponent(id).toLowerCase()));

function one(found: object | undefined): ScimAnswer {
  if (!found) throw new ScimProblem(404, null, "There is none of this name.");
  return { status: 200, body: found };
}
