import { toSandboxName } from "@/lib/domain/tenancy/directory/sandbox-name";

interface RequestParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Fields = Record<string, unknown>;

/**
 * Rewrites page names in a request to a sandbox: `jane`, as in the live organisation, becomes `test-jane`. Locators
 * and forms are named by `handle`; a handle of an appointment type belongs to its page.
 */
export function applySandboxSlugs<A extends RequestParts>(request: A, path: string): A {
  const { params, query, body } = request;
  const isHandle = /^\/v2\/(?:locators|forms)\b/.test(path);
  return {
    ...request,
    params: convertFields(params, ["nickname"]),
    query: convertFields(query, ["page"]),
    body: convertBody(body, isHandle ? ["handle"] : ["nickname", "page"]),
  };
}

function convertBody(body: unknown, names: readonly string[]): unknown {
  if (!isFields(body)) return body;
  const converted = convertFields(body, names) as Fields;
  const { bookpage, users } = converted;
  return {
    ...converted,
    ...(isFields(bookpage) && { bookpage: convertFields(bookpage, ["nickname"]) }),
    ...(Array.isArray(users) && { users: users.map((user) => convertBody(user, names)) }),
  };
}

function convertFields(fields: unknown, names: readonly string[]): unknown {
  if (!isFields(fields)) return fields;
  const converted = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === "string" && value !== "" ? [[name, toSandboxName(value)]] : [];
  });
  return converted.length > 0 ? { ...fields, ...Object.fromEntries(converted) } : fields;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Blob) &&
  !Buffer.isBuffer(value);
