import type { LocationBody } from "@/lib/domain/locators/locations/schema";
import { toSandboxName } from "@/lib/domain/tenancy/directory/sandbox-name";

/** Names of the demo's users, pages and teams. */
export interface DemoNames {
  /** Name of a page or locator. */
  toName: (name: string) => string;
  toEmail: (email: string) => string;
  /** External id of a team. */
  toExtid: (externalId: string) => string;
}

const toSameName = (name: string) => name;

export const PLAIN_NAMES: DemoNames = { toName: toSameName, toEmail: toSameName, toExtid: toSameName };

/** Differs from the live organisation's addresses, as the sandbox has a copy of each admin who opened it. */
const toTestEmail = (email: string) => email.replace("@", "@test.");

/** `suffix` distinguishes the pages of one sandbox from those of others. */
export const makeSandboxNames = (suffix: string): DemoNames => ({
  toName: (name) => toSandboxName(name) + suffix,
  toEmail: toTestEmail,
  toExtid: (externalId) => `demo-${externalId}`,
});

/** Converts a link of the demo, such as `/katharina/types/erstgespraech`, by the page's name. */
export function toDemoLink({ toName }: DemoNames, link: NonNullable<LocationBody["link"]>): string {
  const [, page, ...rest] = link.split("/");
  return ["", toName(page as string), ...rest].join("/");
}
