import { Icon } from "@/components/ui/icon";
import type { Link } from "@/lib/pages/page-shell/view";

/** A link to the previous or the next range; without a target it is disabled. */
export function renderArrowLink(rel: "prev" | "next", link: Link | null, label: string) {
  const icon = <Icon name={rel === "prev" ? "left" : "right"} />;
  return link === null ? (
    // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere yet, said as such
    <a
      role="link"
      aria-disabled="true"
      aria-label={label}
      className="button w-11 px-0 opacity-50"
      data-tone="quiet"
    >
      {icon}
    </a>
  ) : (
    <a href={link.href} rel={rel} aria-label={link.label} className="button w-11 px-0">
      {icon}
    </a>
  );
}
