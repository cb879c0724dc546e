import { validate } from "@/lib/domain/contracts/validate";
import { requireRightsToCreate } from "@/lib/domain/people/users/account-rights";
import { createUser } from "@/lib/domain/people/users/create-user";
import { userBody, userUpdate } from "@/lib/domain/people/users/schema";
import { updateUser } from "@/lib/domain/people/users/update-user";
import type { SettingsContent } from "./settings-document";
import { toExpectedVersion, type WriteResource } from "./write-context";

/** Converts a file's fields to those of the API: `extid` is in `account`, and no address is an empty list. */
const toUserFields = ({ extid: externalId, email, ...fields }: SettingsContent) => ({
  ...fields,
  ...(externalId !== undefined && { account: { organization: { extid: externalId } } }),
  ...(email !== undefined && { emails: email === null ? [] : [email] }),
});

/** Writes a user, who gets no mail and cannot sign in before an invitation. */
export const writeUser: WriteResource = async ({ tx, organization, now, rights }, { current, changed }) => {
  const fields = toUserFields(changed);
  if (current) {
    const body = validate(userUpdate, { user: fields }, "body");
    const context = { precondition: toExpectedVersion(current), now, rights };
    await updateUser(tx, organization, current.id, body, context);
    return current.id;
  }
  const body = validate(userBody, { organization, user: fields }, "body");
  requireRightsToCreate(rights, body);
  return (await createUser(tx, organization, body, now)).answer.user._id;
};
