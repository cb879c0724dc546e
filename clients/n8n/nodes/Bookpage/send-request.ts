import {
  type IDataObject,
  type IExecuteFunctions,
  type IHookFunctions,
  type IHttpRequestMethods,
  type ILoadOptionsFunctions,
  type INode,
  type JsonObject,
  NodeApiError,
} from "n8n-workflow";

export interface ApiRequest {
  method: IHttpRequestMethods;
  path: string;
  query?: IDataObject;
  body?: IDataObject;
  headers?: IDataObject;
}

interface ApiResponse {
  statusCode: number;
  headers: IDataObject;
  body: unknown;
}

type NodeContext = IExecuteFunctions | IHookFunctions | ILoadOptionsFunctions;

const getCredentialName = (authentication: unknown) =>
  authentication === "oAuth2" ? "bookpageOAuth2Api" : "bookpageApi";

/** Sends one request with the credentials of the node; a problem becomes an error with Bookpage's message. */
export async function sendApiRequest(
  caller: NodeContext,
  { method, path, query, body, headers }: ApiRequest,
) {
  const kind = getCredentialName(caller.getNodeParameter("authentication", 0));
  const credentials = await caller.getCredentials(kind);
  const response = (await caller.helpers.httpRequestWithAuthentication.call(caller, kind, {
    method,
    url: `${String(credentials.baseUrl).replace(/\/+$/, "")}${path}`,
    qs: removeEmpty(query),
    ...(body && { body }),
    ...(headers && { headers }),
    json: true,
    returnFullResponse: true,
    ignoreHttpStatusErrors: true,
  })) as ApiResponse;
  if (response.statusCode >= 400) throw toNodeError(caller.getNode(), response);
  return response;
}

/** Loads the pages of a list, up to a number of entries. */
export async function listAllPages(
  caller: NodeContext,
  request: ApiRequest,
  most: number,
): Promise<IDataObject[]> {
  const found: IDataObject[] = [];
  let cursor: unknown;
  do {
    const limit = Math.min(most - found.length, MAX_PAGE);
    const { body, headers } = await sendApiRequest(caller, {
      ...request,
      query: { ...request.query, limit, cursor } as IDataObject,
    });
    found.push(...(body as IDataObject[]));
    cursor = headers["next-cursor"];
  } while (cursor && found.length < most);
  return found;
}

const MAX_PAGE = 100;

const removeEmpty = (fields: IDataObject = {}): IDataObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));

interface Problem {
  message?: string;
  title?: string;
  errors?: { pointer: string; message: string }[];
  nearest_slots?: { start: { dateTime: string } }[];
}

/** Formats a problem (RFC 9457): the invalid fields, and the free alternatives. */
function toNodeError(node: INode, { statusCode, body }: ApiResponse): NodeApiError {
  const problem = (typeof body === "object" && body !== null ? body : {}) as Problem;
  const fields = (problem.errors ?? []).map(({ pointer, message }) => `${pointer} ${message}`);
  const free = (problem.nearest_slots ?? []).map(({ start }) => start.dateTime);
  return new NodeApiError(node, problem as JsonObject, {
    httpCode: String(statusCode),
    message: problem.message ?? problem.title ?? `Bookpage answered ${statusCode}`,
    description: [...fields, ...(free.length > 0 ? [`Free instead: ${free.join(", ")}`] : [])].join("\n"),
  });
}
