/** Rules by which meetings are spread over a day. */
export const SPREAD_RULES = ["any", "tidy", "adjacent", "first_of_day"] as const;

/** What a page is booked by. */
/** How many of the hosts of a step it needs. */
export const STEP_HOST_KINDS = ["any", "all"] as const;

/** Whether the steps of a meeting follow in the order of their list. */
export const STEP_ORDERS = ["fixed", "free"] as const;

export const STAY_UNITS = ["minute", "day", "night"] as const;

/** Periods of limits, the shortest first. */
export const LIMIT_PERIODS = ["day", "week", "month"] as const;

/** Which members of its team host the meetings of a page. */
export const HOST_KINDS = ["any", "all", "some"] as const;
