import {
  type IDataObject,
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  type JsonObject,
  NodeApiError,
  NodeConnectionTypes,
} from "n8n-workflow";
import { ACTIONS } from "./actions";
import { AUTHENTICATION, CREDENTIALS } from "./authentication";
import { splitList } from "./operation";
import { sendApiRequest } from "./send-request";
import { isSignatureValid } from "./verify-signature";

const HTTP_UNAUTHORIZED = 401;

/** n8n stores these with the workflow. */
interface StoredSubscription extends IDataObject {
  webhook?: string;
  secret?: string;
}

export class BookpageTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: "Bookpage Trigger",
    name: "bookpageTrigger",
    icon: { light: "file:bookpage.svg", dark: "file:bookpage.dark.svg" },
    group: ["trigger"],
    version: 1,
    subtitle: '={{ $parameter["actions"].join(", ") }}',
    description: "Begins when something is booked, moved, cancelled or answered",
    defaults: { name: "Bookpage Trigger" },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: CREDENTIALS,
    webhooks: [{ name: "default", httpMethod: "POST", responseMode: "onReceived", path: "webhook" }],
    properties: [
      AUTHENTICATION,
      {
        displayName: "Events",
        name: "actions",
        type: "multiOptions",
        options: ACTIONS,
        default: ["event.confirmed"],
        required: true,
      },
      {
        displayName: "Options",
        name: "options",
        type: "collection",
        placeholder: "Add Option",
        default: {},
        options: [
          {
            displayName: "Pages",
            name: "pages",
            type: "string",
            default: "",
            description: "Only of these booking pages: their IDs, separated by commas",
          },
          {
            displayName: "Teams",
            name: "teams",
            type: "string",
            default: "",
            description: "Only of these teams: their IDs, separated by commas",
          },
        ],
      },
    ],
  };

  webhookMethods = {
    default: {
      /** Returns true if the stored subscription still exists, has this address and the current actions. */
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const { webhook, secret } = getSubscription(this);
        if (!webhook || !secret) return false;
        try {
          const { body } = await sendApiRequest(this, { method: "GET", path: `/v2/hooks/${webhook}` });
          const hook = body as { target_url: string; actions: string[]; disabled_at: string | null };
          const wanted = this.getNodeParameter("actions") as string[];
          const isCurrent =
            hook.target_url === this.getNodeWebhookUrl("default") &&
            hook.disabled_at === null &&
            hook.actions.toSorted().join() === wanted.toSorted().join();
          if (!isCurrent) await unsubscribe(this);
          return isCurrent;
        } catch (error) {
          if (!isNotFound(error)) throw new NodeApiError(this.getNode(), error as JsonObject);
          return false;
        }
      },

      async create(this: IHookFunctions): Promise<boolean> {
        const { pages, teams } = this.getNodeParameter("options", {}) as IDataObject;
        const filter = { pages: splitList(pages), teams: splitList(teams) };
        const { body } = await sendApiRequest(this, {
          method: "POST",
          path: "/v2/hooks",
          body: {
            target_url: this.getNodeWebhookUrl("default") as string,
            actions: this.getNodeParameter("actions") as string[],
            format: "object",
            ...((filter.pages || filter.teams) && { filter: JSON.parse(JSON.stringify(filter)) }),
          },
        });
        const { _id: webhook, secret } = body as { _id: string; secret: string };
        Object.assign(this.getWorkflowStaticData("node"), { webhook, secret });
        return true;
      },

      async delete(this: IHookFunctions): Promise<boolean> {
        await unsubscribe(this);
        return true;
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { secret = "" } = this.getWorkflowStaticData("node") as StoredSubscription;
    const { rawBody } = this.getRequestObject() as { rawBody?: Buffer };
    const headers = this.getHeaderData() as Record<string, string>;
    const told = this.getBodyData();
    const body = rawBody?.toString("utf8") ?? JSON.stringify(told);
    if (!secret || !isSignatureValid({ headers, body, secret, now: Date.now() })) {
      this.getResponseObject()
        .status(HTTP_UNAUTHORIZED)
        .json({ message: "The signature is not Bookpage's." });
      return { noWebhookResponse: true };
    }
    return { workflowData: [this.helpers.returnJsonArray(told)] };
  }
}

const getSubscription = (hooks: IHookFunctions) => hooks.getWorkflowStaticData("node") as StoredSubscription;

/** A subscription that is already deleted is no error. */
async function unsubscribe(hooks: IHookFunctions): Promise<void> {
  const kept = getSubscription(hooks);
  if (kept.webhook)
    await sendApiRequest(hooks, { method: "DELETE", path: `/v2/hooks/${kept.webhook}` }).catch((error) => {
      if (!isNotFound(error)) throw error;
    });
  delete kept.webhook;
  delete kept.secret;
}

const isNotFound = (error: unknown) => error instanceof NodeApiError && error.httpCode === "404";
