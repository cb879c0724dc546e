import type { Messages } from "@/lib/platform/i18n/messages/messages";

/** The group of texts that these files add to the console's. */
export type SeeingAsTexts = Pick<Messages["console"], "seeingAs">;
