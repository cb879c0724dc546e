import { createHash, createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

export const VONAGE_ACCOUNT = {
  key: "abcd1234",
  secret: "vonage-secret-token",
  signatureSecret: "vonage-signature-secret-of-32-bits-or-more",
};

/** The body of an SMS, by the reference of the Messages API, version 1. */
const message = z.strictObject({
  message_type: z.literal("text"),
  channel: z.literal("sms"),
  to: z.string().regex(/^[1-9]\d{6,14}$/),
  from: z.string().min(1).max(15).regex(/^[^+]/),
  text: z.string().min(1).max(1000),
  ttl: z.int().min(20).max(259_200),
  webhook_url: z.url().optional(),
  webhook_version: z.enum(["v0.1", "v1"]).optional(),
});

type SentMessage = z.output<typeof message> & { uuid: string };

type Mode = "normal" | "lose_response" | "busy" | "unavailable" | "no_balance";

const reject = (status: number, code: number, title: string, detail: string) => ({
  status,
  json: {
    type: `https://developer.vonage.com/api-errors/messages#${code}`,
    title,
    detail,
    instance: randomUUID(),
  },
});

/** The Messages API and the account of one customer of Vonage, by their published references. */
export async function startVonageServer(port = 0) {
  const sent: SentMessage[] = [];
  const state = { mode: "normal" as Mode };
  const { key, secret } = VONAGE_ACCOUNT;
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`;

  function create(text: string) {
    const read = message.safeParse(JSON.parse(text));
    if (!read.success)
      return reject(422, 1150, "Invalid params", "The value of one or more parameters is invalid.");
    const uuid = randomUUID();
    sent.push({ ...read.data, uuid });
    return { status: 202, json: { message_uuid: uuid } };
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const respond = ({ status, json }: { status: number; json: unknown }, headers = {}) => {
      outgoing.writeHead(status, { "content-type": "application/json", ...headers });
      outgoing.end(JSON.stringify(json));
    };
    if (incoming.headers.authorization !== authorization)
      return respond({
        status: 401,
        json: {
          type: "https://developer.nexmo.com/api-errors#unauthorized",
          title: "Unauthorized",
          detail: "You did not provide correct credentials.",
          instance: randomUUID(),
        },
      });
    if (state.mode === "busy")
      return respond(reject(429, 1010, "Rate Limit Hit", "Please wait, then retry your request."), {
        "retry-after": "7",
      });
    if (state.mode === "unavailable")
      return respond(reject(500, 1000, "Internal error", "Please try again later."));
    if (incoming.method === "GET" && incoming.url === `/accounts/${key}/secrets`)
      return respond({ status: 200, json: { _embedded: { secrets: [{ id: randomUUID() }] } } });
    if (incoming.method !== "POST" || incoming.url !== "/v1/messages")
      return respond(reject(404, 1, "Not found", "There is no such path."));
    if (state.mode === "no_balance")
      return respond(reject(402, 1070, "Partner quota exceeded", "Your balance is used up."));
    const response = create(Buffer.concat(chunks).toString());
    if (state.mode === "lose_response") incoming.socket.destroy();
    else respond(response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    setMode: (mode: Mode) => {
      state.mode = mode;
    },
    close: () => server.close(),
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

interface Signing {
  secret?: string;
  key?: string;
  /** The body that the token is about, if it is another one. */
  signed?: string;
  algorithm?: string;
}

/** Builds a signed webhook of the Messages API, as Vonage sends it to this address. */
export function buildVonageCallback(
  url: string,
  body: Record<string, unknown>,
  {
    secret = VONAGE_ACCOUNT.signatureSecret,
    key = VONAGE_ACCOUNT.key,
    signed,
    algorithm = "HS256",
  }: Signing = {},
) {
  const text = JSON.stringify(body);
  const claims = {
    iss: "Vonage",
    iat: Math.floor(Date.now() / 1000),
    jti: randomUUID(),
    api_key: key,
    application_id: randomUUID(),
    payload_hash: createHash("sha256")
      .update(signed ?? text)
      .digest("hex"),
  };
  const head = `${encode({ alg: algorithm, typ: "JWT" })}.${encode(claims)}`;
  const signature = algorithm === "none" ? "" : createHmac("sha256", secret).update(head).digest("base64url");
  return new Request(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${head}.${signature}` },
    body: text,
  });
}
