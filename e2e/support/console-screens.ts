import { readdirSync } from "node:fs";
import path from "node:path";

const SCREENS = "app/console/(shell)";

/** The path of each screen of the console, derived from its folders: `/users/[user_id]/calendars`. */
export const listConsoleScreens = (): string[] =>
  readdirSync(SCREENS, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx" && !file.includes("[..."))
    .map((file) => path.join("/", path.dirname(file)))
    .sort();

/** Returns the address with these values of its parameters. */
export const buildScreenPath = (screen: string, parts: Record<string, string>): string =>
  screen.replace(/\[(\w+)\]/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined)
      throw new Error(`${screen}: what stands for [${name}] is to be made by the story`);
    return part;
  });
