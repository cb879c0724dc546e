import type { SmsProviderName } from "./options";
import type { SmsProvider } from "./provider";
import { createTwilioProvider } from "./twilio/create-twilio-provider";

const PROVIDERS: Readonly<Record<SmsProviderName, SmsProvider>> = { twilio: createTwilioProvider() };

export const getSmsProvider = (name: string): SmsProvider => PROVIDERS[name as SmsProviderName];
