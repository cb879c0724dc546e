import type { AnyContract } from "@/lib/platform/http/contract";

/** A GET that accepts no session may write. */
export const isReadOnly = ({ method, keyOnly }: Partial<Pick<AnyContract, "method" | "keyOnly">>) =>
  method === "GET" && !keyOnly;
