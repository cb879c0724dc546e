import { runNextAuth } from "./run-next-auth";

/**
 * Has next-auth write the cookie of a session, for every way to sign in. Its value is the session's token instead of a JWT of
 * next-auth, so that the row in `sessions` decides whether it still counts.
 */
export async function buildSessionCookie(token: string): Promise<string> {
  const provider = {
    id: "session",
    name: "session",
    type: "credentials" as const,
    credentials: {},
    authorize: () => ({ id: "session" }),
  };
  const call = { action: "callback", method: "POST" } as const;
  const { cookies } = await runNextAuth(provider, call, { jwt: { encode: () => token } });
  const [cookie] = cookies;
  if (!cookie) throw new Error("next-auth has written no session cookie");
  return cookie;
}
