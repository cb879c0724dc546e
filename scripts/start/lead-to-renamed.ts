import type { ServerResponse } from "node:http";
import type { Work } from "@/lib/platform/work/current-work";
import { renamedPath } from "./renamed-path";

const HEADERS_OF_CONTENT = [
  "content-type",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "etag",
  "link",
];

/**
 * Leads on to where a page is now, instead of saying that nothing is at its old name. Permanent, so that programs and search
 * engines follow, and with the method and the body of a form; kept by nobody, as the name may become somebody else's.
 */
export function leadToRenamed(url: string, response: ServerResponse, work: Work): void {
  const { writeHead, write, end } = response;
  const findTarget = () => (work.renamed && !response.headersSent ? renamedPath(url, work.renamed) : null);
  const answer = (location: string) => {
    for (const name of HEADERS_OF_CONTENT) response.removeHeader(name);
    response.statusCode = 308;
    response.setHeader("location", location);
    response.setHeader("cache-control", "no-store");
    delete work.renamed;
    return end.call(response, "", "utf8");
  };
  response.writeHead = ((...given: Parameters<typeof writeHead>) =>
    findTarget() ? response : writeHead.apply(response, given)) as typeof writeHead;
  response.write = ((...given: Parameters<typeof write>) =>
    findTarget() !== null || write.apply(response, given)) as typeof write;
  let answered = false;
  response.end = ((...given: Parameters<typeof end>) => {
    const target = answered ? null : findTarget();
    if (!target) return end.apply(response, given);
    answered = true;
    return answer(target);
  }) as typeof end;
}
