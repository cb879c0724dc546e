import { DAY } from "@/lib/core/time/instant";
import { SCOPES, type Scope } from "@/lib/domain/contracts/contract";
import { getDatabase } from "@/lib/platform/db/client";
import { requestApi } from "./api";
import { createTestSession } from "./create-session";

interface TokenOptions {
  name?: string;
  scopes?: readonly Scope[];
  expires_at?: string;
}

export const buildTokenBody = (requested: TokenOptions = {}) => ({
  name: "Script",
  scopes: ["slots:read"],
  expires_at: new Date(Date.now() + 30 * DAY).toISOString(),
  ...requested,
});

/** Creates a user's personal token, in a browser of theirs. */
export async function createPersonalTestToken(user: { _id: string }, requested: TokenOptions = {}) {
  const headers = await createTestSession(getDatabase(), user);
  const { status, body } = await requestApi("POST", "/v2/personal_tokens", {
    headers,
    body: buildTokenBody(requested),
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as { _id: string; token: string; prefix: string };
}

/** Returns the headers of a program with the signed-in user's token, with every available scope. */
export async function createTokenHeaders(headers: Record<string, string>) {
  let scopes: readonly Scope[] = SCOPES;
  for (;;) {
    const { status, body } = await requestApi("POST", "/v2/personal_tokens", {
      headers,
      body: buildTokenBody({ scopes }),
    });
    if (status === 201) return { authorization: `Bearer ${body.token}` };
    const at = Number(/^\/scopes\/(\d+)$/.exec(body.errors?.[0]?.pointer)?.[1]);
    if (Number.isNaN(at)) throw new Error(`${status} ${JSON.stringify(body)}`);
    scopes = scopes.filter((_, index) => index !== at);
  }
}
