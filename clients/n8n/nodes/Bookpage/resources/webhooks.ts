import { ACTIONS } from "../actions";
import { buildIdField, type NodeResource } from "../operation";

export const webhooks: NodeResource = {
  name: "Webhook",
  value: "webhook",
  operations: [
    {
      name: "Create",
      value: "create",
      action: "Create a webhook",
      description: "Subscribe an address to actions; the answer has the secret of its signatures",
      fields: [
        {
          displayName: "Target URL",
          name: "targetUrl",
          type: "string",
          default: "",
          required: true,
          placeholder: "https://hooks.example.com/bookpage",
        },
        {
          displayName: "Actions",
          name: "actions",
          type: "multiOptions",
          options: ACTIONS,
          default: ["event.confirmed"],
          required: true,
        },
      ],
      request: (read) => ({
        method: "POST",
        path: "/v2/hooks",
        body: { target_url: read("targetUrl"), actions: read<string[]>("actions"), format: "object" },
      }),
    },
    {
      name: "Delete",
      value: "delete",
      action: "Delete a webhook",
      description: "Delete a webhook and its deliveries",
      fields: [buildIdField("webhookId", "Webhook ID")],
      request: (read) => ({ method: "DELETE", path: `/v2/hooks/${encodeURIComponent(read("webhookId"))}` }),
      pick: () => [{ deleted: true }],
    },
    {
      name: "Get Many",
      value: "getAll",
      action: "Get many webhooks",
      description: "Get the webhooks of the organisation",
      fields: [],
      request: () => ({ method: "GET", path: "/v2/hooks" }),
      pick: ({ hooks }) => hooks as never,
    },
  ],
};
