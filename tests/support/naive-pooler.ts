import { once } from "node:events";
import net from "node:net";
import pg from "pg";
import { findFreePort } from "@/lib/platform/process/free-port";

const SSL_REQUEST = 80_877_103;
const HEADER_BYTES = 4;

/** AuthenticationOk and ReadyForQuery: "R" with 0, "Z" with "I". */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

type Server = net.Socket;

/**
 * Lends connections to the server of `url` for one transaction each, and forwards messages unchanged, as
 * poolers did before they supported prepared statements.
 */
export async function startNaivePooler(url: string, size = 2) {
  const clients = Array.from({ length: size }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const free = clients.map(detachSocket);
  const waiting: ((server: Server) => void)[] = [];
  const borrow = (): Promise<Server> => {
    const server = free.pop();
    return server ? Promise.resolve(server) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (server: Server) => {
    const next = waiting.shift();
    if (next) next(server);
    else free.push(server);
  };
  const pooler = net.createServer((session) => handleSession(session, borrow, giveBack));
  const port = await findFreePort();
  await once(pooler.listen(port, "127.0.0.1"), "listening");
  const address = new URL(url);
  address.search = ""; // The URL may name a socket of the server.
  address.host = `127.0.0.1:${port}`;
  return {
    url: address.href,
    stop: () => {
      pooler.close();
      for (const server of free) server.destroy();
    },
  };
}

/** Returns the socket of an authenticated connection without its client. */
function detachSocket(client: pg.Client): Server {
  const { stream } = (client as unknown as { connection: { stream: Server } }).connection;
  return stream.removeAllListeners();
}

function handleSession(
  session: net.Socket,
  borrow: () => Promise<Server>,
  giveBack: (server: Server) => void,
) {
  let hasBegun = false;
  let server: Server | Promise<Server> | null = null;
  session.on("error", () => {});
  session.on("data", async (message) => {
    if (!hasBegun) {
      if (message.readInt32BE(HEADER_BYTES) === SSL_REQUEST) session.write("N");
      else hasBegun = session.write(WELCOME);
      return;
    }
    if (message.toString("latin1", 0, 1) === "X") return; // The client terminates.
    server ??= borrow().then((lent) => {
      lent.on(
        "data",
        watchForIdle(session, () => {
          lent.removeAllListeners("data");
          server = null;
          giveBack(lent);
        }),
      );
      return lent;
    });
    (await server).write(message);
  });
}

/** Forwards the server's messages until no transaction is open. */
function watchForIdle(session: net.Socket, end: () => void) {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    let hasEnded = false;
    while (rest.length > HEADER_BYTES && rest.length > rest.readInt32BE(1)) {
      const size = 1 + rest.readInt32BE(1);
      hasEnded = rest.toString("latin1", 0, 1) === "Z" && rest.toString("latin1", 5, 6) === "I";
      rest = rest.subarray(size);
    }
    if (hasEnded) end();
    session.write(chunk);
  };
}
