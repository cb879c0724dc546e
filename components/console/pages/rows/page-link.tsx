"use client";
import { Check, Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import { copyText } from "@/components/ui/safe-browser-apis";
import { useText } from "../../texts";

interface Props {
  /** The public address. */
  url: string;
  title: string;
}

const BUTTON = "button min-h-9 flex-none px-2 pointer-coarse:min-h-11";

/**
 * The address of a page without its protocol, to read, copy and open. A narrow row shortens it at the start, a card shows it
 * without its host.
 */
export function PageLink({ url, title }: Props) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copyText(url));
    setTimeout(() => setCopied(false), 2000);
  };
  const { host, pathname } = new URL(url);
  const Icon = copied ? Check : Copy;
  return (
    <span className="flex min-w-0 items-center gap-1 @3xl:max-w-64 @7xl:max-w-md">
      <bdi className="flex min-w-0" title={url}>
        <span className="min-w-0 truncate @max-3xl:hidden">{host}</span>
        <span className="max-w-full flex-none truncate">{pathname}</span>
      </bdi>
      <button
        type="button"
        className={BUTTON}
        data-tone="quiet"
        aria-label={t("pages.copyLink", { page: title })}
        onClick={() => void copy()}
      >
        <Icon size={16} aria-hidden />
      </button>
      <a
        className={BUTTON}
        data-tone="quiet"
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={t("pages.openNamed", { page: title })}
        title={t("pages.see")}
      >
        <ExternalLink size={16} aria-hidden />
      </a>
      <span role="status" className="sr-only">
        {copied ? t("form.copied") : ""}
      </span>
    </span>
  );
}
