import type { Bundle, HttpMethod, ZObject } from "zapier-platform-core";

interface ApiRequest {
  method?: HttpMethod;
  path: string;
  params?: Record<string, string | number | undefined>;
  body?: Record<string, unknown>;
}

const removeEmpty = <T>(fields: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  ) as never;

export const getBaseUrl = ({ authData }: Bundle): string => String(authData.base_url).replace(/\/+$/, "");

/** Sends one request with the connected account; an error has Bookpage's message. */
export async function sendZapierRequest<Answer>(
  z: ZObject,
  bundle: Bundle,
  { method = "GET", path, params = {}, body }: ApiRequest,
) {
  const response = await z.request<Answer>({
    method,
    url: `${getBaseUrl(bundle)}${path}`,
    params: removeEmpty(params),
    skipThrowForStatus: true,
    ...(body && { body: removeEmpty(body) }),
  });
  if (response.status < 400) return response.data;
  if (response.status === 401) throw new z.errors.RefreshAuthError("The access has ended");
  const { message, errors = [] } = response.data as Problem;
  const fields = errors.map(({ pointer, message }) => `${pointer} ${message}`);
  throw new z.errors.Error([message, ...fields].filter(Boolean).join("; "), "Refused", response.status);
}

interface Problem {
  message?: string;
  errors?: { pointer: string; message: string }[];
}

/** Zapier identifies entries by `id`. */
export const addId = <T extends { _id: string }>(row: T) => ({ ...row, id: row._id });
