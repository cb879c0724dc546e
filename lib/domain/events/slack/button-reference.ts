import { PRESS_ACTIONS, type PressAction } from "@/lib/domain/messaging/slack/options";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";
import { isId } from "@/lib/platform/db/is-id";

/** What a button does: the message that it is in, of an organisation, and the action. */
export interface ButtonReference {
  organization: string;
  message: string;
  action: PressAction;
}

const PURPOSE = "slack button";

const formatReference = ({ organization, message, action }: ButtonReference): string =>
  [organization, message, action].join(".");

/** Builds the value of a button. It is signed, as a workspace may be connected by several organisations. */
export function buildButtonValue(reference: ButtonReference): string {
  const text = formatReference(reference);
  return `${text}.${deriveStableToken(PURPOSE, text)}`;
}

/** Parses the value of a pressed button; null if this installation has not signed it. */
export function parseButtonValue(value: string): ButtonReference | null {
  const [organization = "", message = "", action = ""] = value.split(".");
  const known = PRESS_ACTIONS.find((one) => one === action);
  if (!known || !isId(organization) || !isId(message)) return null;
  const reference = { organization, message, action: known };
  const text = formatReference(reference);
  const isGenuine = deriveStableTokens(PURPOSE, text).some((token) =>
    isTimingSafeEqual(value, `${text}.${token}`),
  );
  return isGenuine ? reference : null;
}
