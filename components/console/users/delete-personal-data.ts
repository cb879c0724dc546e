import { api, unwrapResponse } from "../api";

/** Deletes the account and all personal data of the user. */
export const deletePersonalData = (email: string) =>
  unwrapResponse(api.POST("/v2/personal_data/erasures", { body: { email, delete_member: true } }));
