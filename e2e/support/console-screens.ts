import { readdirSync } from "node:fs";
import path from "node:path";

const SCREENS = "app/console/(shell)";

/** Where each screen of the console is, as its folders say: `/users/[user_id]/calendars`. A new one is found by itself. */
export const listConsoleScreens = (): string[] =>
  readdirSync(SCREENS, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx" && !file.includes("[..."))
    .map((file) => path.join("/", path.dirname(file)))
    .sort();

/** The address with these in the places of its parameters. */
export const buildScreenPath = (screen: string, parts: Record<string, string>): string =>
  screen.replace(/\[(\w+)\]/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined)
      throw new Error(`${screen}: what stands for [${name}] is to be made by the story`);
    return part;
  });
