export type ApiClient = ReturnType<typeof apiClient>;

/** Calls the API with a key; whatever is refused ends the run. */
export function apiClient(origin: string, key: string) {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(origin + path, {
      method,
      headers: { authorization: key, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    get: <T>(path: string) => send<T>("GET", path),
    post: <T = { _id: string }>(path: string, body: unknown) => send<T>("POST", path, body),
  };
}
