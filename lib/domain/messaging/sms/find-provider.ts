import type { SmsProviderName } from "./options";
import type { SmsProvider } from "./provider";
import { createTwilioProvider } from "./twilio/create-twilio-provider";
import { createVonageProvider } from "./vonage/create-vonage-provider";

const PROVIDERS: Readonly<Record<SmsProviderName, SmsProvider>> = {
  twilio: createTwilioProvider(),
  vonage: createVonageProvider(),
};

export const getSmsProvider = (name: string): SmsProvider => PROVIDERS[name as SmsProviderName];
