import { connect, type Socket } from "node:net";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import { PrivateAddressError } from "@/lib/platform/egress/private-address-error";
import { resolvePublicAddress } from "@/lib/platform/egress/resolve-public-address";
import { isPrivateHost } from "@/lib/platform/egress/target-address";
import type { ServerSender } from "./own-server";
import { isAllowedServer, toServerUrl } from "./validate-server-address";

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 20_000;

type SocketCallback = (error: Error | null, options?: { connection: Socket }) => void;

/** Options of a transport of nodemailer, which connects through the egress guard. */
export function buildSenderOptions(sender: ServerSender) {
  const { host, port, security, username } = sender;
  return {
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    ...(username !== null && { auth: { user: username, pass: unsealPassword(sender) } }),
    greetingTimeout: CONNECT_TIMEOUT_MS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_: unknown, callback: SocketCallback) => connectGuarded(toServerUrl(host, port), callback),
  };
}

function unsealPassword({ password, organizationId }: ServerSender): string {
  const context = buildRowContext("mail_senders.password", organizationId, organizationId);
  const text = password && unseal(password, context);
  if (text === null) throw new Error("The password was sealed with another BOOKPAGE_SECRET");
  return text;
}

/** Connects to public addresses only, except for hosts that the operator allows. */
function connectGuarded(url: URL, callback: SocketCallback): void {
  const isAllowed = isAllowedServer(url);
  if (!isAllowed && isPrivateHost(url)) {
    callback(new PrivateAddressError()); // a literal address is never looked up
    return;
  }
  const socket = connect({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port),
    timeout: CONNECT_TIMEOUT_MS,
    ...(!isAllowed && { lookup: resolvePublicAddress }),
  });
  const fail = (error: Error) => {
    socket.destroy();
    callback(error);
  };
  const expire = () => fail(Object.assign(new Error("No connection"), { code: "ETIMEDOUT" }));
  socket.once("error", fail);
  socket.once("timeout", expire);
  socket.once("connect", () => {
    socket.off("error", fail);
    socket.off("timeout", expire);
    socket.setTimeout(0);
    callback(null, { connection: socket });
  });
}
