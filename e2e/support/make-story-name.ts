import { randomBytes } from "node:crypto";

/** A name that no other story has. */
export const makeStoryName = (word: string) => `${word}-${randomBytes(4).toString("hex")}`;
