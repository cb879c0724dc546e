import type { AnyContract } from "@/lib/domain/contracts/contract";

/** A GET that accepts no session may write. */
export const isReadOnly = ({ method, keyOnly }: Partial<Pick<AnyContract, "method" | "keyOnly">>) =>
  method === "GET" && !keyOnly;
