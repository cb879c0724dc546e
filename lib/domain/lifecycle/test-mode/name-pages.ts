import { toTestName } from "@/lib/domain/tenancy/directory/test-name";

interface Asked {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Fields = Record<string, unknown>;

/**
 * A request to a sandbox, with its pages by the names that they have there: whoever asks for `jane`, as in the live
 * organisation, means `test-jane`. Locators and forms are named by `handle`, which of appointment types is their page's.
 */
export function namePages<A extends Asked>(asked: A, path: string): A {
  const { params, query, body } = asked;
  const isHandle = /^\/v2\/(?:locators|forms)\b/.test(path);
  return {
    ...asked,
    params: renamed(params, ["nickname"]),
    query: renamed(query, ["page"]),
    body: renamedBody(body, isHandle ? ["handle"] : ["nickname", "page"]),
  };
}

function renamedBody(body: unknown, names: readonly string[]): unknown {
  if (!isFields(body)) return body;
  const own = renamed(body, names) as Fields;
  const { bookpage, users } = own;
  return {
    ...own,
    ...(isFields(bookpage) && { bookpage: renamed(bookpage, ["nickname"]) }),
    ...(Array.isArray(users) && { users: users.map((user) => renamedBody(user, names)) }),
  };
}

function renamed(fields: unknown, names: readonly string[]): unknown {
  if (!isFields(fields)) return fields;
  const told = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === "string" && value !== "" ? [[name, toTestName(value)]] : [];
  });
  return told.length > 0 ? { ...fields, ...Object.fromEntries(told) } : fields;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Blob) &&
  !Buffer.isBuffer(value);
