import { runNextAuth } from "./run-next-auth";

/**
 * Lets next-auth write the session cookie for every way to sign in. The cookie contains the session's token
 * instead of a JWT, so that the row in `sessions` decides whether it is valid.
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
  if (!cookie) throw new Error("next-auth wrote no session cookie");
  return cookie;
}
