import type { IDataObject } from "n8n-workflow";
import { buildAdditionalFields, buildIdField, buildTextOption, type NodeResource } from "../operation";

export const users: NodeResource = {
  name: "User",
  value: "user",
  operations: [
    {
      name: "Create",
      value: "create",
      action: "Create a user",
      description: "Create a bookable person",
      needsOrganization: true,
      fields: [
        {
          displayName: "Email",
          name: "email",
          type: "string",
          placeholder: "name@email.com",
          default: "",
          required: true,
        },
        buildAdditionalFields([
          buildTextOption("extid", "External ID", "The person's number in your own system"),
          buildTextOption("first_name", "First Name", "As others read it"),
          buildTextOption("language", "Language", "Such as de"),
          buildTextOption("last_name", "Last Name", "As others read it"),
          buildTextOption("timezone", "Timezone", "Such as Europe/Paris"),
        ]),
      ],
      request: (read) => {
        const { extid, ...rest } = read<IDataObject>("additionalFields", {});
        const account = extid ? { account: { organization: { extid } } } : {};
        return {
          method: "POST",
          path: "/v2/users",
          body: { user: { email: read("email"), ...rest, ...account } },
        };
      },
      pick: (answer) => [(answer.user ?? answer) as typeof answer],
    },
    {
      name: "Get",
      value: "get",
      action: "Get a user",
      description: "Get a user by ID",
      fields: [buildIdField("userId", "User ID")],
      request: (read) => ({ method: "GET", path: `/v2/users/${encodeURIComponent(read("userId"))}` }),
    },
    {
      name: "Get Many",
      value: "getAll",
      action: "Get many users",
      description: "Find users, the newest first",
      paged: true,
      fields: [],
      request: () => ({ method: "GET", path: "/v2/users" }),
    },
  ],
};
