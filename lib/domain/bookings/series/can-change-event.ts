import { canReaderManage, type MemberReader } from "@/lib/domain/contracts/contract";
/** Members may change their own events and those of users under their management; admins and keys may change all. */
export const canChangeEvent =
  (member: MemberReader | null) =>
  ({ createdByUserId }: { createdByUserId: string | null }): boolean =>
    member === null || canReaderManage(member, createdByUserId);
