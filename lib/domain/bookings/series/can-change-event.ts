import { canReaderManage, type MemberReader } from "@/lib/platform/http/contract";
/** Members may change events that they or users whom they manage host; admins and keys may change all. */
export const canChangeEvent =
  (member: MemberReader | null) =>
  ({ createdByUserId }: { createdByUserId: string | null }): boolean =>
    member === null || canReaderManage(member, createdByUserId);
