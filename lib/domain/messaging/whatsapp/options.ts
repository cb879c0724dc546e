/** What a button for a quick reply does, as a reply of 1, 2 or 3 does. */
export const REPLY_ACTIONS = ["coming", "move", "cancel"] as const;

export type ReplyAction = (typeof REPLY_ACTIONS)[number];

/** The channels in place of WhatsApp. */
export const WHATSAPP_SUBSTITUTES = ["sms", "mail"] as const;

export type WhatsappSubstitute = (typeof WHATSAPP_SUBSTITUTES)[number];

/**
 * Why we cannot send a template: its header needs a file or a variable, a button needs a variable or a catalogue, or it
 * is for codes.
 */
export const TEMPLATE_OBSTACLES = ["header", "button", "kind"] as const;

export type TemplateObstacle = (typeof TEMPLATE_OBSTACLES)[number];

/** Returns whether a workflow can send this translation of a template: Meta has approved it, and nothing is in the way. */
export const isSendable = ({ status, obstacle }: { status: string; obstacle: string | null }): boolean =>
  status === "APPROVED" && obstacle === null;
