import type { DocsOperation } from "./get-api-document";
import { getLanguageLabel, highlightCode } from "./highlight-code";
import type { DocsCodeView } from "./view";

/** The placeholder that the page replaces with the reader's key. */
const KEY = "YOUR_KEY";

/** The input of an example call of an operation. */
export interface RequestExample {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** The media type of the body: plain JSON or a merge patch. */
  bodyType: string;
}

/** Formats one request in each language that the reader can choose. */
export function formatRequestExamples(
  operation: DocsOperation,
  example: RequestExample,
  origin: string,
): DocsCodeView[] {
  const code = {
    sh: formatCurl(operation, example, origin),
    ts: formatTypescript(operation, example, origin),
    python: formatPython(operation, example, origin),
  };
  return Object.entries(code).map(([language, text]) => ({
    language,
    label: getLanguageLabel(language),
    html: highlightCode(text, language).replaceAll(KEY, `<span data-own-key="">${KEY}</span>`),
  }));
}

const hasBearerAuth = ({ security }: DocsOperation) =>
  security.some((way) => "bearer" in way || "inboundMail" in way);

export function formatPath(path: string, values: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);
}

function formatUrl({ path }: DocsOperation, example: RequestExample, origin: string): string {
  const query = Object.entries(example.query).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return origin + formatPath(path, example.path) + (query.length > 0 ? `?${query.join("&")}` : "");
}

function formatCurl(operation: DocsOperation, example: RequestExample, origin: string): string {
  const { method } = operation;
  const hasBody = example.body !== undefined;
  const verb = method === "GET" || (method === "POST" && hasBody) ? "" : `-X ${method} `;
  return [
    `curl ${verb}"${formatUrl(operation, example, origin)}"`,
    ...(hasBearerAuth(operation) ? [`-H "Authorization: Bearer ${KEY}"`] : []),
    ...(hasBody
      ? [
          `-H "Content-Type: ${example.bodyType}"`,
          `-d '${formatJson(example.body).replaceAll("'", "'\\''")}'`,
        ]
      : []),
  ].join(" \\\n  ");
}

function formatTypescript(operation: DocsOperation, example: RequestExample, origin: string): string {
  const { method, path } = operation;
  const params = {
    ...(Object.keys(example.path).length > 0 && { path: example.path }),
    ...(Object.keys(example.query).length > 0 && { query: example.query }),
  };
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(example.body !== undefined && { body: example.body }),
    ...(isPatch(example) && { headers: { "Content-Type": example.bodyType } }),
  };
  const rest = Object.keys(init).length > 0 ? `, ${removeKeyQuotes(formatJson(init))}` : "";
  return `import { createBookpageClient } from "@bookpage/client";

const bookpage = createBookpageClient({ baseUrl: "${origin}", apiKey: "${KEY}" });

const { data, error } = await bookpage.${method}("${path}"${rest});
if (error) throw new Error(\`\${error.code}: \${error.message}\`);
console.log(data);`;
}

const isPatch = ({ body, bodyType }: RequestExample) => body !== undefined && bodyType !== "application/json";

/** Removes the quotes of object keys, as developers write them. */
const removeKeyQuotes = (json: string) => json.replaceAll(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");

function formatPython(operation: DocsOperation, example: RequestExample, origin: string): string {
  const { method } = operation;
  const headers = {
    ...(hasBearerAuth(operation) && { Authorization: `Bearer ${KEY}` }),
    ...(isPatch(example) && { "Content-Type": example.bodyType }),
  };
  const options = [
    `"${method}"`,
    `"${formatUrl(operation, example, origin)}"`,
    ...(Object.keys(headers).length > 0 ? [`headers=${toPython(headers)}`] : []),
    ...(example.body === undefined ? [] : [`json=${toPython(example.body)}`]),
  ];
  return `import httpx

answer = httpx.request(
${options.map((line) => `    ${line},`).join("\n")}
)
answer.raise_for_status()
${operation.answers[204] ? "print(answer.status_code)" : "print(answer.json())"}`;
}

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

const INDENT = "    ";

/** Formats a value as a Python literal. */
export function toPython(value: unknown, indent = INDENT): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = indent + INDENT;
  const entries = Array.isArray(value)
    ? value.map((each) => toPython(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${toPython(each, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (entries.length === 0) return open + close;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join("")}${indent}${close}`;
}
