import {
  type IDataObject,
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeProperties,
  type INodeType,
  type INodeTypeDescription,
  type JsonObject,
  NodeApiError,
  NodeConnectionTypes,
  NodeOperationError,
} from "n8n-workflow";
import { AUTHENTICATION, CREDENTIALS } from "./authentication";
import type { NodeOperation, ReadParameter } from "./operation";
import { NODE_RESOURCES } from "./resources";
import { listAllPages, sendApiRequest } from "./send-request";

const LIST_FIELDS: INodeProperties[] = [
  {
    displayName: "Return All",
    name: "returnAll",
    type: "boolean",
    default: false,
    description: "Whether to return all results or only up to a given limit",
  },
  {
    displayName: "Limit",
    name: "limit",
    type: "number",
    typeOptions: { minValue: 1 },
    default: 50,
    description: "Max number of results to return",
    displayOptions: { show: { returnAll: [false] } },
  },
];

/** Shows the field in the editor for this operation only. */
const showForOperation = (resource: string, operation: string, field: INodeProperties): INodeProperties => ({
  ...field,
  displayOptions: { show: { ...field.displayOptions?.show, resource: [resource], operation: [operation] } },
});

function buildProperties(): INodeProperties[] {
  const resource: INodeProperties = {
    displayName: "Resource",
    name: "resource",
    type: "options",
    noDataExpression: true,
    options: NODE_RESOURCES.map(({ name, value }) => ({ name, value })),
    default: "booking",
  };
  const chosen = NODE_RESOURCES.map(
    ({ value, operations }): INodeProperties => ({
      displayName: "Operation",
      name: "operation",
      type: "options",
      noDataExpression: true,
      displayOptions: { show: { resource: [value] } },
      options: operations.map(({ name, value, action, description }) => ({
        name,
        value,
        action,
        description,
      })),
      default: operations[0]?.value ?? "",
    }),
  );
  const fields = NODE_RESOURCES.flatMap(({ value, operations }) =>
    operations.flatMap(({ value: operation, paged, fields }) =>
      [...(paged ? LIST_FIELDS : []), ...fields].map((field) => showForOperation(value, operation, field)),
    ),
  );
  return [AUTHENTICATION, resource, ...chosen, ...fields];
}

export class Bookpage implements INodeType {
  description: INodeTypeDescription = {
    displayName: "Bookpage",
    name: "bookpage",
    icon: { light: "file:bookpage.svg", dark: "file:bookpage.dark.svg" },
    group: ["transform"],
    version: 1,
    subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
    description: "Find free times, book, move and cancel",
    defaults: { name: "Bookpage" },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: CREDENTIALS,
    properties: buildProperties(),
  };

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const done: INodeExecutionData[] = [];
    for (const [item] of this.getInputData().entries()) {
      try {
        const found = await executeOperation(this, item);
        done.push(...found.map((json) => ({ json, pairedItem: { item } })));
      } catch (error) {
        if (!this.continueOnFail())
          throw new NodeApiError(this.getNode(), error as JsonObject, { itemIndex: item });
        done.push({ json: { error: (error as Error).message }, pairedItem: { item } });
      }
    }
    return [done];
  }
}

async function executeOperation(caller: IExecuteFunctions, item: number): Promise<IDataObject[]> {
  const read: ReadParameter = (name, fallback) => caller.getNodeParameter(name, item, fallback) as never;
  const operation = findOperation(caller, read("resource"), read("operation"));
  const request = operation.request(read);
  if (operation.paged) {
    const most = read<boolean>("returnAll", false) ? Number.POSITIVE_INFINITY : read<number>("limit", 50);
    return listAllPages(caller, request, most);
  }
  if (operation.needsOrganization)
    request.body = { organization: await fetchOrganizationId(caller), ...request.body };
  const headers =
    request.method === "POST" ? { "Idempotency-Key": buildIdempotencyKey(caller, item) } : undefined;
  const { body } = await sendApiRequest(caller, { ...request, ...(headers && { headers }) });
  const answer = (typeof body === "object" && body !== null ? body : {}) as IDataObject;
  return operation.pick ? operation.pick(answer) : [answer];
}

async function fetchOrganizationId(caller: IExecuteFunctions): Promise<string> {
  const { body } = await sendApiRequest(caller, { method: "GET", path: "/v2/me" });
  return (body as { organization: { _id: string } }).organization._id;
}

/** The key stays the same while n8n retries the node, so that the API replays its first response. */
const buildIdempotencyKey = (caller: IExecuteFunctions, item: number): string =>
  `n8n-${caller.getExecutionId()}-${caller.getNode().id}-${caller.getWorkflowDataProxy(item).$runIndex}-${item}`.slice(
    0,
    200,
  );

function findOperation(caller: IExecuteFunctions, resource: string, operation: string): NodeOperation {
  const found = NODE_RESOURCES.find(({ value }) => value === resource)?.operations.find(
    ({ value }) => value === operation,
  );
  if (!found)
    throw new NodeOperationError(caller.getNode(), `There is no operation ${operation} of ${resource}`);
  return found;
}
