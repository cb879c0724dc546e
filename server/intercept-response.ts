import type { ServerResponse } from "node:http";

export interface ResponseReplacement {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Creates the response that replaces another; null if the original is sent. */
export type ReplaceResponse = (
  status: number,
) => (() => ResponseReplacement | Promise<ResponseReplacement>) | null;

/** Headers of the dropped response that would be wrong for its replacement. */
const HEADERS_OF_CONTENT = [
  ...["content-type", "content-length", "content-encoding", "transfer-encoding", "cache-control"],
  ...["etag", "last-modified", "link", "vary"],
];

/**
 * Replaces the framework's response. The framework writes its pages to Node's response and has no hook before that,
 * so its bytes are dropped here. `replace` is called until the head is sent.
 */
export function interceptResponse(response: ServerResponse, replace: ReplaceResponse): void {
  const { writeHead, write, end } = response;
  const findReplacement = () => (response.headersSent ? null : replace(response.statusCode));
  const send = ({ status, headers, body }: ResponseReplacement) => {
    for (const name of HEADERS_OF_CONTENT) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.statusCode = status;
    end.call(response, body, "utf8");
  };

  let replaced = false;
  const isDropped = () => !replaced && findReplacement() !== null;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (typeof args[0] === "number") response.statusCode = args[0];
    return isDropped() ? response : writeHead.apply(response, args);
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) =>
    isDropped() || write.apply(response, args)) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    const make = replaced ? null : findReplacement();
    if (!make) return end.apply(response, args);
    replaced = true;
    Promise.resolve()
      .then(make)
      .then(send)
      .catch(() => response.destroy());
    return response;
  }) as typeof end;
}
