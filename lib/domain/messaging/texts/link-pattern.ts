/** `[label](https://…)` or `[label](mailto:…)`. */
export const LINK_PATTERN = /\[([^[\]\n]{1,200})\]\(((?:https:\/\/|mailto:)[^\s()<>"]{1,2000})\)/g;

/** What is left of a link that is written wrongly, or has a variable. */
export const LINK_START_PATTERN = /\]\([^)\n]{0,80}\)?/;
