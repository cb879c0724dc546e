import type { ServerResponse } from "node:http";

/** What the framework has said of its own page, and is not true of another one. */
const HEADERS_OF_CONTENT = [
  ...["content-type", "content-length", "content-encoding", "transfer-encoding", "cache-control"],
  ...["etag", "link", "vary"],
];

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Answers with `instead` where the framework would answer with 500 because of what `isExcused` knows. The framework
 * writes its page to Node's response by itself and gives nobody a say in it, so its bytes are dropped here.
 */
export function holdBackFault(
  response: ServerResponse,
  isExcused: () => boolean,
  instead: () => Promise<Answer>,
): void {
  const { writeHead, write, end } = response;
  const isHeldBack = () => response.statusCode === 500 && !response.headersSent && isExcused();
  const answer = async () => {
    const { status, headers, body } = await instead();
    for (const name of HEADERS_OF_CONTENT) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.statusCode = status;
    end.call(response, body, "utf8");
  };

  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    if (typeof given[0] === "number") response.statusCode = given[0];
    return isHeldBack() ? response : writeHead.apply(response, given);
  }) as typeof writeHead;
  response.write = ((...given: Parameters<typeof write>) =>
    isHeldBack() || write.apply(response, given)) as typeof write;
  let answered = false;
  response.end = ((...given: Parameters<typeof end>) => {
    if (answered || !isHeldBack()) return end.apply(response, given);
    answered = true;
    answer().catch(() => response.destroy());
    return response;
  }) as typeof end;
}
