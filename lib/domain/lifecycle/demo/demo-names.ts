import type { LocationBody } from "@/lib/domain/locators/locations/schema";
import { toSandboxName } from "@/lib/domain/tenancy/directory/sandbox-name";

/** What the demo's people, pages and teams are called where it is made. */
export interface DemoNames {
  /** Of a page or a locator. */
  toName: (name: string) => string;
  toEmail: (email: string) => string;
  /** Of a team. */
  toExtid: (extid: string) => string;
}

const toSameName = (name: string) => name;

export const PLAIN_NAMES: DemoNames = { toName: toSameName, toEmail: toSameName, toExtid: toSameName };

/** Nobody's of the live organisation, of which the sandbox has a copy of each admin who looked into it. */
const toTestEmail = (email: string) => email.replace("@", "@test.");

/** `ending`: what tells the pages of one sandbox from those of others. */
export const makeSandboxNames = (ending: string): DemoNames => ({
  toName: (name) => toSandboxName(name) + ending,
  toEmail: toTestEmail,
  toExtid: (extid) => `demo-${extid}`,
});

/** The address of a page of the demo, such as `/katharina/types/erstgespraech`, by the page's name. */
export function toDemoLink({ toName }: DemoNames, link: NonNullable<LocationBody["link"]>): string {
  const [, page, ...rest] = link.split("/");
  return ["", toName(page as string), ...rest].join("/");
}
