import { URN } from "@/lib/domain/people/provisioning/protocol/attribute-names";

interface SchemaAttribute {
  name: string;
  type: "string" | "boolean" | "complex" | "reference";
  description: string;
  multiValued: boolean;
  required: boolean;
  caseExact: boolean;
  mutability: "readWrite" | "readOnly";
  returned: "always" | "default";
  uniqueness: "none" | "server";
  canonicalValues?: string[];
  referenceTypes?: string[];
  subAttributes?: SchemaAttribute[];
}

/** Describes an attribute (RFC 7643, section 7), with the standard's defaults. */
const buildAttribute = (
  name: string,
  description: string,
  more: Partial<SchemaAttribute> = {},
): SchemaAttribute => ({
  name,
  type: "string",
  description,
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...more,
});

const externalId = buildAttribute("externalId", "The directory's own id.", {
  caseExact: true,
  uniqueness: "server",
});

const USER_ATTRIBUTES = [
  buildAttribute("userName", "The user's identifier in the directory, usually the e-mail address.", {
    required: true,
    returned: "always",
    uniqueness: "server",
  }),
  externalId,
  buildAttribute("name", "The user's name.", {
    type: "complex",
    subAttributes: [
      buildAttribute("formatted", "First and last name.", { mutability: "readOnly" }),
      buildAttribute("familyName", "The last name."),
      buildAttribute("givenName", "The first name."),
    ],
  }),
  buildAttribute(
    "displayName",
    "First and last name. What is sent is the first name where name has neither.",
    {
      mutability: "readOnly",
    },
  ),
  buildAttribute("preferredLanguage", "Such as en or de-CH; what is not spoken here changes nothing."),
  buildAttribute(
    "locale",
    "The preferredLanguage. What is sent is taken where there is no preferredLanguage.",
    {
      mutability: "readOnly",
    },
  ),
  buildAttribute("timezone", "A name of the time zone database, such as Europe/Paris."),
  buildAttribute("active", "An inactive user is suspended: signed out at once, and not bookable.", {
    type: "boolean",
  }),
  buildAttribute("emails", "The primary one, or that for work, is kept.", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      buildAttribute("value", "The e-mail address.", { uniqueness: "server" }),
      buildAttribute("type", "Always work.", { canonicalValues: ["work", "home", "other"] }),
      buildAttribute("primary", "Whether it is the one to keep.", { type: "boolean" }),
    ],
  }),
  buildAttribute("groups", "The user's groups.", {
    type: "complex",
    multiValued: true,
    mutability: "readOnly",
    subAttributes: [
      buildAttribute("value", "The group's id.", { mutability: "readOnly" }),
      buildAttribute("$ref", "The group's address.", {
        type: "reference",
        referenceTypes: ["Group"],
        mutability: "readOnly",
      }),
      buildAttribute("display", "The group's name.", { mutability: "readOnly" }),
      buildAttribute("type", "Always direct.", { mutability: "readOnly", canonicalValues: ["direct"] }),
    ],
  }),
];

const GROUP_ATTRIBUTES = [
  buildAttribute("displayName", "The group's name, and that of the team made for it.", {
    required: true,
    uniqueness: "server",
  }),
  externalId,
  buildAttribute("members", "The users in the group.", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      buildAttribute("value", "The user's id.", { caseExact: true }),
      buildAttribute("$ref", "The user's address.", { type: "reference", referenceTypes: ["User"] }),
      buildAttribute("display", "The user's name.", { mutability: "readOnly" }),
      buildAttribute("type", "Always User.", { canonicalValues: ["User"] }),
    ],
  }),
];

/** The attributes of users and groups that are stored; others are accepted and ignored. */
export const SCIM_SCHEMAS = [
  { id: URN.user, name: "User", description: "A person of the organisation", attributes: USER_ATTRIBUTES },
  { id: URN.group, name: "Group", description: "A group of the directory", attributes: GROUP_ATTRIBUTES },
];
