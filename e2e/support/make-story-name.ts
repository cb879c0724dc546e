import { randomBytes } from "node:crypto";

/** A name unique among stories. */
export const makeStoryName = (word: string) => `${word}-${randomBytes(4).toString("hex")}`;
