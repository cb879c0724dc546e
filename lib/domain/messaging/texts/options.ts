/** Groups of kinds in the order in which the console shows them. */
export const MESSAGE_GROUPS = ["meetings", "polls", "reminders", "waiting_list", "hosts", "sms"] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];
