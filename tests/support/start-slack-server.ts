import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

export const SLACK_APP = {
  clientId: "1234.5678",
  clientSecret: "slack-client-secret",
  signingSecret: "slack-signing-secret",
};

export const SLACK_SETTINGS = {
  SLACK_CLIENT_ID: SLACK_APP.clientId,
  SLACK_CLIENT_SECRET: SLACK_APP.clientSecret,
  SLACK_SIGNING_SECRET: SLACK_APP.signingSecret,
};

export const SLACK_WORKSPACE = { id: "T0ACME0001", name: "Acme Workspace", bot: "U0BOT00001" };

const SCOPES =
  "channels:join,channels:read,chat:write,groups:read,im:write,users:read,users:read.email,incoming-webhook";

const plainText = (most: number) =>
  z.strictObject({ type: z.literal("plain_text"), text: z.string().min(1).max(most), emoji: z.boolean() });

const style = z.strictObject({ bold: z.boolean(), strike: z.boolean() }).partial();

const richElement = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string().min(1), style: style.optional() }),
  z.strictObject({ type: z.literal("link"), url: z.url(), text: z.string().min(1), style: style.optional() }),
]);

const MAX_BLOCK_TEXT = 3000;

/** The limits of Block Kit, by Slack's reference. */
const block = z.discriminatedUnion("type", [
  z
    .strictObject({
      type: z.literal("rich_text"),
      elements: z
        .array(
          z.strictObject({
            type: z.enum(["rich_text_section", "rich_text_quote"]),
            elements: z.array(richElement).min(1),
          }),
        )
        .min(1),
    })
    .refine(
      ({ elements }) =>
        elements.flatMap((one) => one.elements).reduce((sum, { text }) => sum + [...text].length, 0) <=
        MAX_BLOCK_TEXT,
    ),
  z.strictObject({ type: z.literal("context"), elements: z.array(plainText(MAX_BLOCK_TEXT)).min(1).max(10) }),
  z.strictObject({
    type: z.literal("actions"),
    elements: z
      .array(
        z.strictObject({
          type: z.literal("button"),
          action_id: z.string().min(1).max(255),
          text: plainText(75),
          url: z.url().max(3000).optional(),
          value: z.string().min(1).max(2000).optional(),
          style: z.enum(["primary", "danger"]).optional(),
          confirm: z
            .strictObject({
              title: plainText(100),
              text: plainText(300),
              confirm: plainText(30),
              deny: plainText(30),
              style: z.enum(["primary", "danger"]),
            })
            .optional(),
        }),
      )
      .min(1)
      .max(25)
      .refine((buttons) => new Set(buttons.map(({ action_id: id }) => id)).size === buttons.length),
  }),
]);

const post = z.strictObject({
  channel: z.string(),
  text: z.string().min(1).max(40_000),
  blocks: z.array(block).max(50).optional(),
  thread_ts: z.string().optional(),
  reply_broadcast: z.boolean().optional(),
  unfurl_links: z.boolean().optional(),
  unfurl_media: z.boolean().optional(),
});

const update = z.strictObject({
  channel: z.string(),
  ts: z.string(),
  text: z.string().min(1).max(40_000),
  blocks: z.array(block).max(50),
});

const ephemeral = z.strictObject({ channel: z.string(), user: z.string(), text: z.string().min(1) });

export type SlackPost = z.output<typeof post> & { ts: string };

export interface SlackMember {
  id: string;
  email: string;
  team_id?: string;
  deleted?: boolean;
  is_bot?: boolean;
}

interface SlackChannelRow {
  id: string;
  name: string;
  is_private?: boolean;
  is_member?: boolean;
  is_archived?: boolean;
}

type Mode = "normal" | "limited" | "unavailable" | "internal_error" | "lose_response" | "hang" | "revoked";

const reject = (error: string) => ({ ok: false, error });

/** Slack's Web API and OAuth of one workspace, by its published reference. */
export async function startSlackServer(port = 0) {
  const members: SlackMember[] = [];
  const channels: SlackChannelRow[] = [
    { id: "C0BOOKINGS", name: "bookings" },
    { id: "C0ADMINS00", name: "admins", is_member: true },
    { id: "C0SALES000", name: "sales-team", is_member: true },
    { id: "G0SECRET00", name: "secret-sales", is_private: true },
  ];
  const posts: SlackPost[] = [];
  const ephemerals: z.output<typeof ephemeral>[] = [];
  const calls: string[] = [];
  const state = {
    /** By method, or `all`. */
    modes: {} as Partial<Record<string, Mode>>,
    token: "xoxb-1",
    isRevoked: false,
    pageSize: 2,
    code: "",
  };
  let stamps = 0;

  const findWritable = (id: string) => {
    const member = members.find((one) => one.id === id && !one.deleted);
    if (member) return { id: `D${member.id.slice(1)}` };
    if (/^D/.test(id)) return { id };
    const channel = channels.find((one) => one.id === id);
    if (!channel) return reject("channel_not_found");
    if (channel.is_archived) return reject("is_archived");
    if (!channel.is_member) return reject(channel.is_private ? "channel_not_found" : "not_in_channel");
    return { id };
  };

  const METHODS: Record<string, (params: Record<string, unknown>) => object> = {
    "auth.test": () => ({ ok: true, team_id: SLACK_WORKSPACE.id, user_id: SLACK_WORKSPACE.bot }),
    "auth.revoke": () => {
      state.isRevoked = true;
      return { ok: true, revoked: true };
    },
    "users.lookupByEmail": ({ email }) => {
      const found = members.find((one) => one.email === email);
      return found ? { ok: true, user: toUser(found) } : reject("users_not_found");
    },
    "users.info": ({ user }) => {
      const found = members.find((one) => one.id === user);
      return found ? { ok: true, user: toUser(found) } : reject("user_not_found");
    },
    "conversations.list": ({ cursor = "", limit }) => {
      if (Number(limit) > 999) return reject("invalid_limit");
      const visible = channels.filter((one) => !one.is_archived && (!one.is_private || one.is_member));
      const from = Number(cursor);
      const next = from + state.pageSize;
      return {
        ok: true,
        channels: visible.slice(from, next),
        response_metadata: { next_cursor: next < visible.length ? String(next) : "" },
      };
    },
    "conversations.info": ({ channel: id }) => {
      const found = channels.find((one) => one.id === id && (!one.is_private || one.is_member));
      return found ? { ok: true, channel: found } : reject("channel_not_found");
    },
    "conversations.join": ({ channel: id }) => {
      const found = channels.find((one) => one.id === id);
      if (!found || found.is_private) return reject("method_not_supported_for_channel_type");
      found.is_member = true;
      return { ok: true, channel: found };
    },
    "chat.postMessage": (params) => {
      const read = post.safeParse(params);
      if (!read.success) return reject("invalid_blocks");
      const target = findWritable(read.data.channel);
      if ("error" in target) return target;
      stamps += 1;
      const ts = `1700000000.${String(stamps).padStart(6, "0")}`;
      posts.push({ ...read.data, channel: target.id, ts });
      return { ok: true, channel: target.id, ts, message: { text: read.data.text } };
    },
    "chat.update": (params) => {
      const read = update.safeParse(params);
      if (!read.success) return reject("invalid_blocks");
      const found = posts.find(({ ts, channel }) => ts === read.data.ts && channel === read.data.channel);
      if (!found) return reject("message_not_found");
      Object.assign(found, read.data);
      return { ok: true, channel: found.channel, ts: found.ts, text: found.text };
    },
    "chat.postEphemeral": (params) => {
      const read = ephemeral.safeParse(params);
      if (!read.success) return reject("invalid_arguments");
      ephemerals.push(read.data);
      return { ok: true, message_ts: "1700000000.999999" };
    },
  };

  function exchange({ code }: Record<string, unknown>, authorization: string | undefined) {
    const basic = `Basic ${Buffer.from(`${SLACK_APP.clientId}:${SLACK_APP.clientSecret}`).toString("base64")}`;
    if (authorization !== basic) return reject("bad_client_secret");
    if (code !== state.code || state.code === "") return reject("invalid_code");
    state.code = "";
    state.isRevoked = false;
    return {
      ok: true,
      access_token: state.token,
      token_type: "bot",
      scope: SCOPES,
      bot_user_id: SLACK_WORKSPACE.bot,
      app_id: "A1",
      team: { id: SLACK_WORKSPACE.id, name: SLACK_WORKSPACE.name },
      enterprise: null,
      authed_user: { id: "U1" },
      is_enterprise_install: false,
    };
  }

  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", "http://slack.test");
    if (url.pathname === "/oauth/v2/authorize") {
      state.code = `code-${Date.now()}-${Math.random()}`;
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", state.code);
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      outgoing.writeHead(302, { location: back.href });
      outgoing.end();
      return;
    }
    const method = url.pathname.replace("/api/", "");
    const params = await readParams(incoming);
    calls.push(method);
    const mode = state.modes[method] ?? state.modes.all ?? "normal";
    const respond = (status: number, json: object, headers = {}) => {
      outgoing.writeHead(status, { "content-type": "application/json", ...headers });
      outgoing.end(JSON.stringify(json));
    };
    if (mode === "limited") return respond(429, reject("ratelimited"), { "retry-after": "7" });
    if (mode === "unavailable") return respond(503, reject("service_unavailable"));
    if (mode === "internal_error") return respond(200, reject("internal_error"));
    if (method === "oauth.v2.access") return respond(200, exchange(params, incoming.headers.authorization));
    if (mode === "revoked" || state.isRevoked) return respond(200, reject("token_revoked"));
    if (incoming.headers.authorization !== `Bearer ${state.token}`)
      return respond(200, reject("invalid_auth"));
    const handle = METHODS[method];
    const response = handle ? handle(params) : reject("unknown_method");
    if (mode === "hang") return; // the request is carried out, and never answered
    if (mode === "lose_response") incoming.socket.destroy();
    else respond(200, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: chosen } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${chosen}`,
    state,
    members,
    channels,
    posts,
    ephemerals,
    calls,
    reset: () => {
      Object.assign(state, { modes: {}, isRevoked: false });
      for (const list of [members, posts, ephemerals, calls]) list.length = 0;
    },
    close: () => server.close(),
  };
}

const toUser = ({
  id,
  email,
  team_id = SLACK_WORKSPACE.id,
  deleted = false,
  is_bot = false,
}: SlackMember) => ({
  id,
  team_id,
  deleted,
  is_bot,
  profile: { email },
});

async function readParams(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return incoming.headers["content-type"]?.startsWith("application/json")
    ? JSON.parse(text || "{}")
    : Object.fromEntries(new URLSearchParams(text));
}

interface SignedCall {
  secret?: string;
  /** Seconds since 1970. */
  stamp?: number;
}

/** Builds a request that Slack has signed. */
export function buildSlackCall(
  url: string,
  body: string,
  contentType: string,
  { secret = SLACK_APP.signingSecret, stamp = Math.floor(Date.now() / 1000) }: SignedCall = {},
): Request {
  const signature = createHmac("sha256", secret).update(`v0:${stamp}:${body}`).digest("hex");
  return new Request(url, {
    method: "POST",
    body,
    headers: {
      "content-type": contentType,
      "x-slack-request-timestamp": String(stamp),
      "x-slack-signature": `v0=${signature}`,
    },
  });
}

/** All texts of a message, as a reader sees them. */
export const readSlackTexts = ({ blocks = [] }: Pick<SlackPost, "blocks">): string =>
  blocks
    .flatMap((one) =>
      one.type === "rich_text"
        ? one.elements.map(({ elements }) => elements.map(({ text }) => text).join(""))
        : one.type === "context"
          ? one.elements.map(({ text }) => text)
          : [one.elements.map(({ text }) => `[${text.text}]`).join(" ")],
    )
    .join("\n");

/** The buttons of a message. */
export const listSlackButtons = ({ blocks = [] }: Pick<SlackPost, "blocks">) =>
  blocks.flatMap((one) => (one.type === "actions" ? one.elements : []));

/** Builds the call by which Slack reports the press of a message's button. */
export function buildSlackPress(
  message: SlackPost,
  actionId: string,
  user: string,
  {
    url = "https://meet.example.com/api/slack/interactions",
    actionTs = "1700000001.000001",
    team = SLACK_WORKSPACE.id,
    ...signed
  }: SignedCall & { url?: string; actionTs?: string; team?: string } = {},
): Request {
  const button = listSlackButtons(message).find(({ action_id: id }) => id === actionId);
  if (!button) throw new Error(`The message has no button ${actionId}`);
  const payload = {
    type: "block_actions",
    api_app_id: "A1",
    user: { id: user, username: "someone", team_id: team },
    team: { id: team, domain: "acme" },
    container: { type: "message", message_ts: message.ts, channel_id: message.channel },
    channel: { id: message.channel },
    message: { ts: message.ts, text: message.text, blocks: message.blocks },
    response_url: "https://hooks.slack.com/actions/1/2/3",
    actions: [{ ...button, block_id: "b1", action_ts: actionTs }],
  };
  const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
  return buildSlackCall(url, body, "application/x-www-form-urlencoded", signed);
}
