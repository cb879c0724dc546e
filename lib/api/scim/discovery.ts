import { URN } from "@/lib/domain/people/provisioning/protocol/attribute-names";
import { MAX_RESULTS } from "@/lib/domain/people/provisioning/protocol/parse-scim-page";
import { ScimProblem } from "@/lib/domain/people/provisioning/protocol/scim-problem";
import { buildScimUrl } from "@/lib/domain/people/provisioning/serialize-scim-user";
import { env } from "@/lib/platform/env/env";
import { buildListResponse } from "./build-list-response";
import type { ScimHandlerResponse, ScimRequest } from "./build-scim-handlers";
import { SCIM_SCHEMAS } from "./schemas";

/** RFC 7643, section 5. */
export const getServiceProviderConfig = (): ScimHandlerResponse => ({
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
      location: `${buildScimUrl()}/ServiceProviderConfig`,
    },
  },
});

const buildResourceType = (name: string, description: string, schema: string) => ({
  schemas: [URN.resourceType],
  id: name,
  name,
  endpoint: `/${name}s`,
  description,
  schema,
  meta: { resourceType: "ResourceType", location: `${buildScimUrl()}/ResourceTypes/${name}` },
});

const listTypeResources = () => [
  buildResourceType("User", "The people of the organisation", URN.user),
  buildResourceType("Group", "Groups of the directory, which teams follow", URN.group),
];

/** Discovery endpoints cannot be filtered (RFC 7644, section 4). */
function assertNoFilter({ query }: ScimRequest): void {
  if (query.has("filter")) throw new ScimProblem(403, null, "What the server can do takes no filter.");
}

/** A key belongs to no user, so there is no "me" (RFC 7644, section 3.11). */
export const rejectScimMe = (): ScimHandlerResponse => {
  throw new ScimProblem(501, null, "A key of a directory is no user: /Me is not there.");
};

export const listResourceTypes = (call: ScimRequest): ScimHandlerResponse => {
  assertNoFilter(call);
  const types = listTypeResources();
  return { status: 200, body: buildListResponse(types, types.length) };
};

export const getResourceType = ({ id }: ScimRequest): ScimHandlerResponse =>
  toFoundResponse(listTypeResources().find((type) => type.id.toLowerCase() === id.toLowerCase()));

const listSchemaResources = () =>
  SCIM_SCHEMAS.map((schema) => ({
    schemas: [URN.schema],
    ...schema,
    meta: { resourceType: "Schema", location: `${buildScimUrl()}/Schemas/${schema.id}` },
  }));

export const listScimSchemas = (call: ScimRequest): ScimHandlerResponse => {
  assertNoFilter(call);
  return { status: 200, body: buildListResponse(listSchemaResources(), SCIM_SCHEMAS.length) };
};

export const getScimSchema = ({ id }: ScimRequest): ScimHandlerResponse =>
  toFoundResponse(
    listSchemaResources().find((schema) => schema.id.toLowerCase() === decodeURIComponent(id).toLowerCase()),
  );

function toFoundResponse(found: object | undefined): ScimHandlerResponse {
  if (!found) throw new ScimProblem(404, null, "There is none of this name.");
  return { status: 200, body: found };
}
