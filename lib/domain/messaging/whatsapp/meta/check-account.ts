import { z } from "zod";
import { fetchTemplates } from "./fetch-templates";
import { type MetaError, readMetaError } from "./meta-error";
import type { Template } from "./parse-template";
import { type MetaAccess, requestMeta } from "./request-meta";

const numbers = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      display_phone_number: z.string().max(40).catch(""),
      verified_name: z.string().max(200).catch(""),
    }),
  ),
});

type Field = "access_token" | "app_secret" | "business_account_id" | "phone_number_id";

export type WhatsappCheck =
  | { kind: "valid"; phoneNumber: string; verifiedName: string; templates: Template[] }
  | { kind: "wrong" | "unreachable"; field: Field; message: string };

const INVALID_PARAMETER = 100;
const INVALID_TOKEN = 190;

/** Finds the field that a rejection is about. */
function findField({ code, message }: MetaError): Field {
  if (code === INVALID_TOKEN) return "access_token";
  if (code === INVALID_PARAMETER && message.includes("appsecret_proof")) return "app_secret";
  return code === INVALID_PARAMETER ? "business_account_id" : "access_token";
}

/** Asks Meta whether the number belongs to the account, subscribes the app to its messages, and fetches the templates. */
export async function checkWhatsappAccount(access: MetaAccess): Promise<WhatsappCheck> {
  const account = access.businessAccountId;
  const list = await requestMeta(access, `${account}/phone_numbers`, {
    query: { fields: "id,display_phone_number,verified_name", limit: "100" },
  });
  const rejection = findRejection(list);
  if (rejection) return rejection;
  const read = numbers.safeParse(list.kind === "response" ? list.body : null);
  const number = read.data?.data.find(({ id }) => id === access.phoneNumberId);
  if (!number)
    return { kind: "wrong", field: "phone_number_id", message: "The business account has no such number." };
  // Without it, Meta calls the webhook of the app about other accounts only.
  const subscription = findRejection(await requestMeta(access, `${account}/subscribed_apps`, { json: {} }));
  if (subscription) return subscription;
  const fetched = await fetchTemplates(access);
  if (fetched.kind === "unreachable")
    return { kind: "unreachable", field: "business_account_id", message: fetched.message };
  if (fetched.kind === "rejected")
    return { kind: "wrong", field: "business_account_id", message: fetched.error.message };
  const { display_phone_number: phoneNumber, verified_name: verifiedName } = number;
  return { kind: "valid", phoneNumber, verifiedName, templates: fetched.templates };
}

type Response = Awaited<ReturnType<typeof requestMeta>>;

function findRejection(response: Response): Exclude<WhatsappCheck, { kind: "valid" }> | null {
  if (response.kind === "failure")
    return { kind: "unreachable", field: "access_token", message: response.error };
  const { status, body } = response;
  if (status === 200) return null;
  const error = readMetaError(status, body);
  const kind = status === 429 || status >= 500 ? "unreachable" : "wrong";
  return { kind, field: findField(error), message: error.message };
}
