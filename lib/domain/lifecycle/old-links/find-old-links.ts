/** Hosts of tools from which organisations move here, with those of their embeds. */
const OLD_HOSTS = ["calendly.com", "assets.calendly.com", "cal.com", "app.cal.com", "cal.eu"];

const LINK = /(?:https?:\/\/)?((?:[\w-]+\.)*[\w-]+\.\w{2,})(\/[\w\-./~%?=&#+:@]*)/gi;

/** A link to another tool in a text. */
export interface FoundLink {
  /** From 1. */
  line: number;
  url: string;
}

/** Finds links to other tools in a text; one at the end of a sentence ends before its full stop. */
export const findOldLinks = (text: string): FoundLink[] =>
  text.split("\n").flatMap((line, index) =>
    [...line.matchAll(LINK)].flatMap(([url, host = ""]) => {
      const name = host.toLowerCase().replace(/^www\./, "");
      return isOldHost(name) ? [{ line: index + 1, url: url.replace(/[.,:?]+$/, "") }] : [];
    }),
  );

/** Organisations of Cal.com have a host of their own, such as `acme.cal.com`. */
const isOldHost = (name: string) => OLD_HOSTS.includes(name) || /^[\w-]+\.cal\.(com|eu)$/.test(name);
