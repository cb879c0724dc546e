import { canReaderManage, type MemberReader } from "@/lib/platform/http/contract";
/** Members change what they, or people whom they manage, hold, admins and keys everything. */
export const canChangeEvent =
  (member: MemberReader | null) =>
  ({ createdByUserId }: { createdByUserId: string | null }): boolean =>
    member === null || canReaderManage(member, createdByUserId);
