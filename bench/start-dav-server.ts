import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const HOME = "/jane/";
const WORK = "/jane/work/";

/** Serves one calendar over CalDAV as fast as possible: a real server would dominate the measurement. */
export async function startDavServer() {
  const files = new Map<string, string>();
  const changes: string[] = [];
  const token = () => `<d:sync-token>data:${changes.length}</d:sync-token>`;
  const response = (href: string, prop: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${prop}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
  const etags = (names: Iterable<string>) =>
    [...names].map((name) => response(WORK + name, '<d:getetag>"1"</d:getetag>')).join("");

  function buildMultistatus(body: string): string {
    if (body.includes("<d:propfind"))
      return response(
        WORK,
        `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>Work</d:displayname>${token()}`,
      );
    if (body.includes("<c:calendar-query")) return etags(files.keys());
    if (body.includes("<d:sync-collection")) {
      const since = Number(/data:(\d+)/.exec(body)?.[1]);
      return etags(new Set(changes.slice(since))) + token();
    }
    return [...body.matchAll(/<d:href>\/jane\/work\/([^<]+)<\/d:href>/g)]
      .map(([, name = ""]) => response(WORK + name, `<c:calendar-data>${files.get(name)}</c:calendar-data>`))
      .join("");
  }

  const server = createServer(async (request, reply) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    reply.writeHead(207, { "content-type": "application/xml; charset=utf-8" });
    reply.end(
      `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${buildMultistatus(body)}</d:multistatus>`,
    );
  });
  server.listen(0, "127.0.0.1");
  server.unref();
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    credentials: { server: `http://${host}`, username: "jane", password: "", home: `http://${host}${HOME}` },
    put(name: string, file: string) {
      files.set(name, file);
      changes.push(name);
    },
  };
}
