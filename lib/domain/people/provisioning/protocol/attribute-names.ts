/** URNs of the schemas and messages of RFC 7643 and 7644. */
export const URN = {
  user: "urn:ietf:params:scim:schemas:core:2.0:User",
  group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  enterprise: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
  config: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig",
  resourceType: "urn:ietf:params:scim:schemas:core:2.0:ResourceType",
  schema: "urn:ietf:params:scim:schemas:core:2.0:Schema",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  patch: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
} as const;

/** A kind of resource, with its attributes and their parts. */
export interface ScimShape {
  urn: string;
  /** Attributes by name. */
  attributes: Readonly<Record<string, ScimAttribute>>;
  /** Standard attributes that are accepted but not stored. */
  ignored: readonly string[];
}

export interface ScimAttribute {
  isList?: boolean;
  isReadOnly?: boolean;
  parts?: readonly string[];
}

export const USER_SHAPE: ScimShape = {
  urn: URN.user,
  attributes: {
    id: { isReadOnly: true },
    externalId: {},
    userName: {},
    name: {
      parts: ["formatted", "familyName", "givenName", "middleName", "honorificPrefix", "honorificSuffix"],
    },
    displayName: {},
    preferredLanguage: {},
    locale: {},
    timezone: {},
    active: {},
    emails: { isList: true, parts: ["value", "display", "type", "primary"] },
    groups: { isList: true, isReadOnly: true, parts: ["value", "$ref", "display", "type"] },
    meta: { isReadOnly: true, parts: ["resourceType", "created", "lastModified", "location", "version"] },
    schemas: { isList: true, isReadOnly: true },
  },
  ignored: [
    "nickName",
    "profileUrl",
    "title",
    "userType",
    "password",
    "phoneNumbers",
    "ims",
    "photos",
    "addresses",
    "entitlements",
    "roles",
    "x509Certificates",
  ],
};

export const GROUP_SHAPE: ScimShape = {
  urn: URN.group,
  attributes: {
    id: { isReadOnly: true },
    externalId: {},
    displayName: {},
    members: { isList: true, parts: ["value", "$ref", "display", "type"] },
    meta: USER_SHAPE.attributes.meta ?? {},
    schemas: { isList: true, isReadOnly: true },
  },
  ignored: [],
};

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Finds an attribute by a name in any case, and returns its canonical name; null if it does not exist. */
export const findAttribute = (shape: ScimShape, name: string): string | null =>
  Object.keys(shape.attributes).find((one) => isSameName(one, name)) ?? null;

/** Finds a part of an attribute in the same way. */
export const findPart = ({ parts = [] }: ScimAttribute, name: string): string | null =>
  parts.find((one) => isSameName(one, name)) ?? null;

/** Returns whether the attribute belongs to the standard or an extension, but is not stored. */
export const isIgnored = (shape: ScimShape, name: string): boolean =>
  shape.ignored.some((one) => isSameName(one, name)) || /^urn:/i.test(name);

/** Removes the schema's URN from a path. */
export function trimUrn(shape: ScimShape, path: string): string {
  const head = `${shape.urn}:`;
  return path.toLowerCase().startsWith(head.toLowerCase()) ? path.slice(head.length) : path;
}
