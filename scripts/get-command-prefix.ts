import { isRelease } from "@/lib/platform/release/is-release";

/** Returns the text that is typed before the name of a command. */
export const getCommandPrefix = (): string => (isRelease() ? "bookpage" : "npm run --silent bookpage --");
