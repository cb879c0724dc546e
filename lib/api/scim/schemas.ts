import { URN } from "@/lib/domain/people/provisioning/protocol/attribute-names";

interface Described {
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
  subAttributes?: Described[];
}

/** An attribute as RFC 7643, 7 has it described; what is not said is as there by default. */
const declare = (name: string, description: string, more: Partial<Described> = {}): Described => ({
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

const externalId = declare("externalId", "The directory's own id.", {
  caseExact: true,
  uniqueness: "server",
});

const USER_ATTRIBUTES = [
  declare("userName", "The name by which the directory finds somebody again, mostly the e-mail address.", {
    required: true,
    returned: "always",
    uniqueness: "server",
  }),
  externalId,
  declare("name", "What somebody is called.", {
    type: "complex",
    subAttributes: [
      declare("formatted", "First and last name.", { mutability: "readOnly" }),
      declare("familyName", "The last name."),
      declare("givenName", "The first name."),
    ],
  }),
  declare("displayName", "First and last name. What is sent is the first name where name has neither.", {
    mutability: "readOnly",
  }),
  declare("preferredLanguage", "Such as en or de-CH; what is not spoken here changes nothing."),
  declare("locale", "The preferredLanguage. What is sent is taken where there is no preferredLanguage.", {
    mutability: "readOnly",
  }),
  declare("timezone", "A name of the time zone database, such as Europe/Paris."),
  declare("active", "Whoever is not is suspended: signed out at once, and takes no bookings.", {
    type: "boolean",
  }),
  declare("emails", "The primary one, or that for work, is kept.", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      declare("value", "The e-mail address.", { uniqueness: "server" }),
      declare("type", "Always work.", { canonicalValues: ["work", "home", "other"] }),
      declare("primary", "Whether it is the one to keep.", { type: "boolean" }),
    ],
  }),
  declare("groups", "The groups in which somebody is.", {
    type: "complex",
    multiValued: true,
    mutability: "readOnly",
    subAttributes: [
      declare("value", "The group's id.", { mutability: "readOnly" }),
      declare("$ref", "The group's address.", {
        type: "reference",
        referenceTypes: ["Group"],
        mutability: "readOnly",
      }),
      declare("display", "The group's name.", { mutability: "readOnly" }),
      declare("type", "Always direct.", { mutability: "readOnly", canonicalValues: ["direct"] }),
    ],
  }),
];

const GROUP_ATTRIBUTES = [
  declare("displayName", "The group's name, and that of the team made for it.", {
    required: true,
    uniqueness: "server",
  }),
  externalId,
  declare("members", "The users in the group.", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      declare("value", "The user's id.", { caseExact: true }),
      declare("$ref", "The user's address.", { type: "reference", referenceTypes: ["User"] }),
      declare("display", "The user's name.", { mutability: "readOnly" }),
      declare("type", "Always User.", { canonicalValues: ["User"] }),
    ],
  }),
];

/** What of users and groups is kept here; of the rest of the standard nothing is, and nothing refused. */
export const SCHEMAS = [
  { id: URN.user, name: "User", description: "A person of the organisation", attributes: USER_ATTRIBUTES },
  { id: URN.group, name: "Group", description: "A group of the directory", attributes: GROUP_ATTRIBUTES },
];
