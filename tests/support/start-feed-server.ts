import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const EMPTY = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "END:VCALENDAR", ""].join("\r\n");

type FeedHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a published calendar file on this machine, without keeping the process alive. */
export async function startFeedServer(answer: FeedHandler = (_, response) => response.end(EMPTY)) {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  server.unref();
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.ics`;
}
