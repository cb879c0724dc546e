import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

export const TWILIO_ACCOUNT = { sid: `AC${"0123456789abcdef".repeat(2)}`, token: "twilio-secret-token" };

/** The parameters of a message, by the reference of Twilio's API. */
const message = z
  .strictObject({
    To: z.string(),
    From: z.string().optional(),
    MessagingServiceSid: z.string().regex(/^MG/).optional(),
    Body: z.string().min(1).max(1600),
    StatusCallback: z.url().optional(),
    ValidityPeriod: z.string().regex(/^\d+$/),
  })
  .refine(({ From: from, MessagingServiceSid: service }) => (from === undefined) !== (service === undefined));

type SentMessage = z.output<typeof message> & { sid: string };

type Mode = "normal" | "lose_response" | "hang" | "busy" | "unavailable";

const reject = (status: number, code: number, text: string) => ({
  status,
  json: { code, message: text, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

/** Twilio's messages and account of one customer, by its published API of 2010-04-01. */
export async function startTwilioServer(port = 0) {
  const sent: SentMessage[] = [];
  const state = { mode: "normal" as Mode, price: null as string | null };
  const authorization = `Basic ${Buffer.from(`${TWILIO_ACCOUNT.sid}:${TWILIO_ACCOUNT.token}`).toString("base64")}`;

  function create(form: URLSearchParams) {
    const read = message.safeParse(Object.fromEntries(form));
    if (!read.success) return reject(400, 21604, "A parameter is wrong");
    const { To: to } = read.data;
    if (!/^\+[1-9]\d{6,14}$/.test(to) || to.endsWith("0000"))
      return reject(400, 21211, "Invalid 'To' Phone Number");
    if (to.endsWith("1111")) return reject(400, 21610, "Attempt to send to unsubscribed recipient");
    const sid = `SM${(sent.length + 1).toString(16).padStart(32, "0")}`;
    sent.push({ ...read.data, sid });
    const json = { sid, status: "queued", num_segments: "1", price: null, error_code: null };
    return { status: 201, json };
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const base = `/2010-04-01/Accounts/${TWILIO_ACCOUNT.sid}`;
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const respond = ({ status, json }: { status: number; json: unknown }, headers = {}) => {
      outgoing.writeHead(status, { "content-type": "application/json", ...headers });
      outgoing.end(JSON.stringify(json));
    };
    if (incoming.headers.authorization !== authorization) return respond(reject(401, 20003, "Authenticate"));
    if (state.mode === "busy")
      return respond(reject(429, 20429, "Too Many Requests"), { "retry-after": "7" });
    if (state.mode === "unavailable") return respond(reject(500, 20500, "Internal Server Error"));
    if (incoming.method === "GET" && incoming.url === `${base}.json`)
      return respond({ status: 200, json: { sid: TWILIO_ACCOUNT.sid, status: "active" } });
    const read = sent.find(({ sid }) => incoming.url === `${base}/Messages/${sid}.json`);
    if (incoming.method === "GET" && read)
      return respond({
        status: 200,
        json: {
          sid: read.sid,
          status: "delivered",
          num_segments: "1",
          price: state.price,
          price_unit: "USD",
        },
      });
    if (incoming.method !== "POST" || incoming.url !== `${base}/Messages.json`)
      return respond(reject(404, 20404, "The requested resource was not found"));
    const response = create(form);
    if (state.mode === "lose_response") incoming.socket.destroy();
    else if (state.mode !== "hang") respond(response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    /** Twilio knows the price of a message some time after it was sent; it is negative. */
    setPrice: (price: string | null) => {
      state.price = price;
    },
    setMode: (mode: Mode) => {
      state.mode = mode;
    },
    close: () => server.close(),
  };
}

/** Builds a signed request as Twilio sends it to this address. */
export function buildTwilioCallback(
  url: string,
  params: Record<string, string>,
  token = TWILIO_ACCOUNT.token,
) {
  const signed = Object.keys(params)
    .sort()
    .reduce((text, name) => text + name + params[name], url);
  return new Request(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": createHmac("sha1", token).update(signed).digest("base64"),
    },
    body: new URLSearchParams(params),
  });
}
