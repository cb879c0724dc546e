import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";

/** Columns of the user `u` for a SELECT list. */
export const OWNER_COLUMNS = "u.id AS user, u.first_name, u.last_name";

export interface OwnerRow {
  user: string;
  first_name: string | null;
  last_name: string | null;
}

/** Serializes the owner of an action item. */
export const serializeOwner = ({ user, first_name: firstName, last_name: lastName }: OwnerRow) => ({
  user,
  full_name: formatFullName({ firstName, lastName }),
});
