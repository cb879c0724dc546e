import { UserFrame } from "../resources/user-frame";
import { PageList } from "./page-list";

/** A user's booking pages. */
export const UserPages = ({ id }: { id: string }) => (
  <UserFrame id={id} section="pages">
    <PageList person={id} />
  </UserFrame>
);
