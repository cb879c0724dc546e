import { z } from "zod";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { WhatsappAccount } from "@/lib/platform/db/generated/client";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import type { MetaAccess } from "./meta/request-meta";

type AccountKey = Pick<WhatsappAccount, "organizationId" | "id">;

const credentials = z.object({ token: z.string(), appSecret: z.string(), verifyToken: z.string() });

export type WhatsappCredentials = z.output<typeof credentials>;

const buildContext = ({ organizationId, id }: AccountKey) =>
  buildRowContext("whatsapp_accounts.credentials", organizationId, id);

export const sealWhatsappCredentials = (value: WhatsappCredentials, key: AccountKey) =>
  seal(JSON.stringify(value), buildContext(key));

/** Returns null if the credentials cannot be decrypted. */
export function openWhatsappAccount(account: WhatsappAccount): (MetaAccess & WhatsappCredentials) | null {
  const read = credentials.safeParse(tryParseJson(unseal(account.credentials, buildContext(account)) ?? ""));
  if (!read.success) return null;
  const { phoneNumberId, businessAccountId } = account;
  return { phoneNumberId, businessAccountId, ...read.data };
}
