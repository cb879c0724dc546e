import type { NodeResource } from "../operation";

export const pages: NodeResource = {
  name: "Page",
  value: "page",
  operations: [
    {
      name: "Get",
      value: "get",
      action: "Get a booking page",
      description: "Get a booking page by the last part of its address",
      fields: [
        {
          displayName: "Page",
          name: "page",
          type: "string",
          default: "",
          required: true,
          placeholder: "jane",
        },
      ],
      request: (read) => ({ method: "GET", path: `/v2/bookpages/${encodeURIComponent(read("page"))}` }),
    },
    {
      name: "Get Many",
      value: "getAll",
      action: "Get many booking pages",
      description: "Get the booking pages of the organisation",
      paged: true,
      fields: [],
      request: () => ({ method: "GET", path: "/v2/bookpages" }),
    },
  ],
};
