import { request } from "undici"; // uses less processor time of the measured machine than fetch

export type ApiClient = ReturnType<typeof createApiClient>;

/** Calls the API with a key; an error response ends the run. */
export function createApiClient(origin: string, key: string) {
  const send = async <T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> => {
    const response = await request(origin + path, {
      method,
      headers: { authorization: key, "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.body.text();
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${text}`);
    return JSON.parse(text) as T;
  };
  return {
    get: <T>(path: string) => send<T>("GET", path),
    post: <T = { _id: string }>(path: string, body: unknown) => send<T>("POST", path, body),
  };
}
