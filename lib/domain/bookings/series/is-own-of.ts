import { isTheirs, type Reader } from "@/lib/platform/http/contract";
/** Members change what they, or people whom they manage, hold, admins and keys everything. */
export const isOwnOf =
  (member: Reader | null) =>
  ({ createdByUserId }: { createdByUserId: string | null }): boolean =>
    member === null || isTheirs(member, createdByUserId);
