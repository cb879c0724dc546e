import { answered, api } from "../api";

/** With the account everything goes that is known of the person. */
export const eraseUser = (email: string) =>
  answered(api.POST("/v2/personal_data/erasures", { body: { email, delete_member: true } }));
