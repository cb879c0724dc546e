const MAX_CHARACTERS = 253;
const MAX_LABEL_CHARACTERS = 63;

/** Normalized domain name, or the reason why it cannot show pages. */
export type DomainName = { domain: string } | { fault: string };

/**
 * Parses a typed domain into lower-case ASCII: other scripts become Punycode (UTS 46), a final dot is
 * removed. Safe for the browser.
 */
export function parseDomainName(typed: string): DomainName {
  const text = typed.trim().replace(/\.$/, "");
  const issue = findDomainIssue(text);
  if (issue) return { fault: issue };
  const address = `http://${text}`;
  const domain = URL.canParse(address) ? new URL(address).hostname : "";
  if (/^[\d.]+$|^\[/.test(domain)) return { fault: "must be a name, not an IP address" };
  return isHostName(domain) ? { domain } : { fault: "must be a domain such as meet.example.com" };
}

function findDomainIssue(text: string): string | null {
  if (/^\w+:\/\//.test(text)) return "must be the name alone, without https://";
  if (/^\[|^[\da-f]*:[\da-f:]*$/i.test(text)) return "must be a name, not an IP address";
  if (/[/?#]/.test(text)) return "must be the name alone, without a path";
  if (text.includes("*")) return "must be one name: a wildcard stands for many";
  if (/:\d*$/.test(text)) return "must be the name alone, without a port";
  if (/[\s@:%\\]/.test(text)) return "must be a domain such as meet.example.com";
  return null;
}

/** Requires two labels, the last of which is no number. */
function isHostName(domain: string): boolean {
  const labels = domain.split(".");
  return (
    domain.length <= MAX_CHARACTERS &&
    labels.length >= 2 &&
    labels.every(
      (label) => label.length <= MAX_LABEL_CHARACTERS && /^[a-z\d]([a-z\d-]*[a-z\d])?$/.test(label),
    ) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
