import { api, type Schemas, unwrapResponse } from "../api";
import { ProblemError } from "../problem-error";

const PATH = "/v2/users/{user_id}/list_settings";
const MAX_ATTEMPTS = 6;

export type ListSettingsChange = (
  settings: Omit<Schemas["ListSettings"], "_id" | "__v">,
) => Schemas["ListSettingsUpdate"];

/** Updates the settings from the server's current version, and retries if another device changed them in between. */
export async function updateListSettings(user: string, change: ListSettingsChange) {
  const path = { user_id: user };
  for (let attempt = 1; ; attempt++) {
    const { value, etag } = await unwrapResponse(api.GET(PATH, { params: { path } }));
    try {
      const params = { path, header: { "If-Match": etag ?? "*" } };
      return await unwrapResponse(api.PUT(PATH, { params, body: change(value) }));
    } catch (error) {
      const isOutdated = error instanceof ProblemError && error.status === 412;
      if (!isOutdated || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
