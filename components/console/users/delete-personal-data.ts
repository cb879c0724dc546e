import { api, unwrapResponse } from "../api";

/** With the account everything goes that is known of the person. */
export const deletePersonalData = (email: string) =>
  unwrapResponse(api.POST("/v2/personal_data/erasures", { body: { email, delete_member: true } }));
